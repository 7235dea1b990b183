import type { Executor } from '../../../db/database.ts'
import { queueBet } from '../../settlement/queue-repository.ts'
import { lockBet } from '../bet-repository.ts'
import type { StoredBet } from '../bet-repository.ts'
import type { CashOutDeps } from './cash-out-bet.ts'
import { payCashOut } from './pay-cash-out.ts'
import { quoteBet } from './quote-bet.ts'

export type FinishedCashOut = {
  readonly bet: StoredBet
  /** Set when the bet was paid. */
  readonly balance: bigint | undefined
}

/**
 * Ends the delay of a live cash-out. The bet is quoted again. The player gets what he agreed to, or the
 * present offer where that is more, as long as the bet is still worth the amount: the margin bears the
 * drift of the seconds between. Otherwise the bet is open again as if nothing had been asked.
 * @returns undefined when no cash-out of the bet is in progress any more
 */
export async function finishCashOut(
  { db, book, chances }: Pick<CashOutDeps, 'db' | 'book' | 'chances'>,
  betId: bigint,
  now: number,
): Promise<FinishedCashOut | undefined> {
  return db.transaction().execute(async (trx) => {
    const bet = await lockBet(trx, betId)
    if (bet?.status !== 'cashout_in_progress' || bet.cashout_amount === null) return undefined
    await chances.refresh([bet])
    const offer = quoteBet({ book, chances }, bet, now)
    const asked = bet.cashout_amount
    if (offer === null || offer.fairValue < asked) return reopen(trx, bet)
    const amount = offer.amount > asked ? offer.amount : asked
    return payCashOut(trx, bet, amount, new Date(now))
  })
}

async function reopen(trx: Executor, bet: StoredBet): Promise<FinishedCashOut> {
  const open = { status: 'waiting_results', cashout_at: null, cashout_amount: null } as const
  await trx.updateTable('bets').set(open).where('id', '=', bet.id).execute()
  // A result may have come meanwhile; settlement passed the bet over then.
  if (bet.selections.some(({ result }) => result !== null)) await queueBet(trx, bet.id)
  return { bet: { ...bet, ...open }, balance: undefined }
}
