import { isOfferAgreed, type Amount } from '@touchline/betting'
import type { CashOut } from '@touchline/contract'
import { cashOutOffer, encode } from '@touchline/contract'
import type { Db, Executor } from '../../../db/database.ts'
import type { Book } from '../../../feed/book/book.ts'
import { Problem } from '../../../http/problem.ts'
import type { LiveDelays } from '../../../settings/live-delays.ts'
import type { StoredBet } from '../bet-repository.ts'
import { lockBet } from '../bet-repository.ts'
import { liveDelayMs } from '../live-delay.ts'
import type { CustomChances } from './custom-chances.ts'
import { withChances } from './custom-chances.ts'
import { payCashOut } from './pay-cash-out.ts'
import type { Offer } from './quote-bet.ts'
import { openMatches, quoteBet } from './quote-bet.ts'

export type CashOutDeps = {
  readonly db: Db
  readonly book: Book
  readonly chances: CustomChances
  readonly liveDelays: LiveDelays
}

type CashOutResult = {
  readonly bet: StoredBet
  /** False when the cash-out had been asked for before: nothing happened now. */
  readonly changed: boolean
  /** Set when money moved. */
  readonly balance: Amount | undefined
}

/**
 * Cashes out a bet for what is offered now, if the player agreed to that. With an
 * open leg in play the cash-out only begins, and is decided at the end of the delay. The bet's row is
 * the lock: of several calls, or a call and a settlement, one finds the bet open; a call that finds it
 * cashed out already, or on the way there, is answered with the bet as it stands.
 * @throws Problem 404 for a bet that is not the player's, 422 with the present offer in its details
 */
export async function cashOutBet(
  { db, book, chances, liveDelays }: CashOutDeps,
  playerId: number,
  { betId, toCashout, ...asked }: CashOut,
  now: number,
): Promise<CashOutResult> {
  const least = asked.least ?? null
  const id = /^\d{1,18}$/.test(betId) ? BigInt(betId) : null
  return withChances(chances, (requireCurrent) =>
    db.transaction().execute(async (trx) => {
      const bet = id === null ? undefined : await lockBet(trx, id)
      if (bet?.player_id !== playerId) throw new Problem(404, 'error.cashout.not_found')
      if (bet.status === 'cashed_out' || bet.status === 'cashout_in_progress') {
        return { bet, changed: false, balance: undefined }
      }
      if (bet.status !== 'waiting_results') throw notOpen()
      requireCurrent(bet)
      const offer = quoteBet({ book, chances }, bet, now)
      if (offer === null || !isOfferAgreed(offer.amount, toCashout, least)) {
        throw offerRefused(offer)
      }
      const { amount, ofBonus } = offer
      const waitMs = liveDelayMs(book, liveDelays, openMatches(bet))
      if (waitMs > 0) return begin(trx, bet, { amount, least, endsAt: new Date(now + waitMs) })
      return { ...(await payCashOut(trx, bet, { amount, ofBonus }, new Date(now))), changed: true }
    }),
  )
}

type Agreed = { readonly amount: Amount; readonly least: Amount | null; readonly endsAt: Date }

async function begin(
  trx: Executor,
  bet: StoredBet,
  { amount, least, endsAt }: Agreed,
): Promise<CashOutResult> {
  const begun = {
    status: 'cashout_in_progress',
    cashout_at: endsAt,
    cashout_amount: amount,
    cashout_least: least,
  } as const
  await trx.updateTable('bets').set(begun).where('id', '=', bet.id).execute()
  return { bet: { ...bet, ...begun }, changed: true, balance: undefined }
}

/** The offer moved, or is gone for the moment: the answer carries what is offered instead. */
function offerRefused(offer: Offer | null): Problem {
  const details = encode(cashOutOffer, {
    toCashout: offer?.amount ?? null,
    cashoutExpiresAt: offer === null ? null : new Date(offer.expiresAt).toISOString(),
  }) as Record<string, unknown>
  return offer === null
    ? new Problem(422, 'error.cashout.suspended', { details })
    : new Problem(422, 'error.cashout.changed', { details })
}

/** The bet is settled, or was never taken. */
function notOpen(): Problem {
  return new Problem(422, 'error.cashout.closed')
}
