import { isOfferAgreed, type Amount } from '@touchline/betting'
import type { Executor } from '../../../db/database.ts'
import { addNotifications } from '../../notifications/add-notifications.ts'
import { refusedCashOutNotification } from '../bet-notifications.ts'
import type { StoredBet } from '../bet-repository.ts'
import { lockBet } from '../bet-repository.ts'
import { queueBet } from '../settlement-queue.ts'
import type { CashOutDeps } from './cash-out-bet.ts'
import { withChances } from './custom-chances.ts'
import { payCashOut } from './pay-cash-out.ts'
import type { Offer } from './quote-bet.ts'
import { quoteBet } from './quote-bet.ts'

export type FinishedCashOut = {
  readonly bet: StoredBet
  /** Set when the bet was paid. */
  readonly balance: Amount | undefined
}

/**
 * Ends the delay of a live cash-out. The bet is quoted again. The player gets what they agreed to, or
 * the present offer where that is more, as long as the bet is still worth the amount: the margin bears
 * the drift of the seconds between. Below that they get an offer that is at least the least they named.
 * Otherwise the bet is open again as if nothing had been asked.
 * @returns undefined when no cash-out of the bet is in progress any more
 */
export async function finishCashOut(
  { db, book, chances }: Pick<CashOutDeps, 'db' | 'book' | 'chances'>,
  betId: bigint,
  now: number,
): Promise<FinishedCashOut | undefined> {
  return withChances(chances, (requireCurrent) =>
    db.transaction().execute(async (trx) => {
      const bet = await lockBet(trx, betId)
      if (bet?.status !== 'cashout_in_progress' || bet.cashout_amount === null) return undefined
      const { cashout_amount: asked, cashout_least: least } = bet
      requireCurrent(bet)
      const offer = quoteBet({ book, chances }, bet, now)
      const amount = offer === null ? null : paidAtLast(offer, asked, least)
      const at = new Date(now)
      if (offer === null || amount === null) return reopen(trx, bet, asked, at)
      const ofBonus = bet.freebet_mode === null ? offer.ofBonus : amount
      return payCashOut(trx, bet, { amount, ofBonus }, at)
    }),
  )
}

/** Never less than the present offer. */
function paidAtLast(offer: Offer, asked: Amount, least: Amount | null): Amount | null {
  if (offer.amount > asked) return offer.amount
  if (offer.fairValue >= asked) return asked
  return isOfferAgreed(offer.amount, asked, least) ? offer.amount : null
}

async function reopen(
  trx: Executor,
  bet: StoredBet,
  asked: Amount,
  now: Date,
): Promise<FinishedCashOut> {
  const open = {
    status: 'waiting_results',
    cashout_at: null,
    cashout_amount: null,
    cashout_least: null,
  } as const
  await trx.updateTable('bets').set(open).where('id', '=', bet.id).execute()
  await addNotifications(trx, [refusedCashOutNotification(bet, asked)], now)
  // A result may have come meanwhile; settlement passed the bet over then.
  if (bet.selections.some(({ result }) => result !== null)) await queueBet(trx, bet.id)
  return { bet: { ...bet, ...open }, balance: undefined }
}
