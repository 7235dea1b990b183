import {
  bonusMoves,
  freebetMoves,
  NO_AMOUNT,
  settlementMoves,
  subtractAmounts,
  type Amount,
} from '@touchline/betting'
import type { Executor } from '../../../db/database.ts'
import { readBalance } from '../../wallet/account-repository.ts'
import { addNotifications } from '../../notifications/add-notifications.ts'
import { postTransactions } from '../../wallet/post-transaction.ts'
import { betNotification } from '../bet-notifications.ts'
import type { StoredBet } from '../bet-repository.ts'
import { forgetPoints } from '../bonus-uses.ts'
import { insertSettlements } from '../settlement-repository.ts'

type Payment = {
  readonly amount: Amount
  /** The part of it that a bonus pays. */
  readonly ofBonus: Amount
}

/** Ends a bet by paying its offer; the caller holds the bet's lock. */
export async function payCashOut(
  trx: Executor,
  bet: StoredBet,
  { amount, ofBonus }: Payment,
  now: Date,
): Promise<{ bet: StoredBet; balance: Amount }> {
  const booking = { cause: String(bet.id), playerId: bet.player_id, currency: bet.currency }
  const [transactionId = null] = await postTransactions(
    trx,
    bet.freebet_mode === null
      ? [
          {
            kind: 'cashout',
            entries: settlementMoves(bet.stake, subtractAmounts(amount, ofBonus)),
            ...booking,
          },
          { kind: 'bonus', entries: bonusMoves(ofBonus), ...booking },
        ]
      : [{ kind: 'bonus', entries: freebetMoves(bet.stake, amount), ...booking }],
  )
  await forgetPoints(trx, bet.id, now)
  const result = 'cashed_out'
  await insertSettlements(trx, [
    {
      betId: bet.id,
      number: 1,
      result,
      winAmount: amount,
      bonusAmount: ofBonus,
      freebetReturn: NO_AMOUNT,
      transactionId,
    },
  ])
  const ended = {
    status: 'cashed_out',
    settled_at: now,
    cashout_at: null,
    cashout_amount: null,
    cashout_least: null,
  } as const
  await trx.updateTable('bets').set(ended).where('id', '=', bet.id).execute()
  const settlement = {
    result,
    win_amount: amount,
    bonus_amount: ofBonus,
    freebet_return: NO_AMOUNT,
  } as const
  const cashedOut = { ...bet, ...ended, settlement }
  const told = betNotification({ bet: cashedOut, payout: amount, number: 1 })
  await addNotifications(trx, [told], now)
  return {
    bet: cashedOut,
    balance: await readBalance(trx, bet.player_id, bet.currency),
  }
}
