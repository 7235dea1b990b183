import { settlementMoves, type Amount } from '@touchline/betting'
import type { Executor } from '../../../db/database.ts'
import { readBalance } from '../../wallet/account-repository.ts'
import { addNotifications } from '../../notifications/add-notifications.ts'
import { postTransaction } from '../../wallet/post-transaction.ts'
import { betNotification } from '../bet-notifications.ts'
import type { StoredBet } from '../bet-repository.ts'
import { insertSettlements } from '../settlement-repository.ts'

/** Ends a bet by paying its offer; the caller holds the bet's lock. */
export async function payCashOut(
  trx: Executor,
  bet: StoredBet,
  amount: Amount,
  now: Date,
): Promise<{ bet: StoredBet; balance: Amount }> {
  const transactionId = await postTransaction(trx, {
    kind: 'cashout',
    cause: String(bet.id),
    playerId: bet.player_id,
    currency: bet.currency,
    entries: settlementMoves(bet.stake, amount),
  })
  const result = 'cashed_out'
  await insertSettlements(trx, [
    { betId: bet.id, number: 1, result, winAmount: amount, transactionId },
  ])
  const ended = {
    status: 'cashed_out',
    settled_at: now,
    cashout_at: null,
    cashout_amount: null,
    cashout_least: null,
  } as const
  await trx.updateTable('bets').set(ended).where('id', '=', bet.id).execute()
  const cashedOut = { ...bet, ...ended, settlement: { result, win_amount: amount } as const }
  const told = betNotification({ bet: cashedOut, payout: amount, number: 1 })
  await addNotifications(trx, [told], now)
  return {
    bet: cashedOut,
    balance: await readBalance(trx, bet.player_id, bet.currency),
  }
}
