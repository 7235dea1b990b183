import {
  bonusMoves,
  freebetMoves,
  lessOwed,
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
import { insertSettlements, settlementCause } from '../settlement-repository.ts'

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
  const number = bet.settlements + 1
  const { owed } = bet
  const ofStake = subtractAmounts(amount, ofBonus)
  const goesOff = ofStake < owed ? ofStake : owed
  const account = { playerId: bet.player_id, currency: bet.currency }
  const bonus = { kind: 'bonus', cause: settlementCause(bet.id, number), ...account } as const
  const [transactionId = null] = await postTransactions(
    trx,
    bet.freebet_mode === null
      ? [
          {
            kind: 'cashout',
            // Once for a bet, whatever has been taken back before.
            cause: String(bet.id),
            entries: lessOwed(settlementMoves(bet.stake, ofStake), owed),
            ...account,
          },
          {
            entries: lessOwed(bonusMoves(ofBonus), subtractAmounts(owed, goesOff)),
            ...bonus,
          },
        ]
      : [{ entries: lessOwed(freebetMoves(bet.stake, amount), owed), ...bonus }],
  )
  await forgetPoints(trx, bet.id, now)
  const result = 'cashed_out'
  await insertSettlements(trx, [
    {
      betId: bet.id,
      number,
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
  const cashedOut = { ...bet, ...ended, settlements: number, settlement, owed: NO_AMOUNT }
  const told = betNotification({ bet: cashedOut, payout: amount })
  await addNotifications(trx, [told], now)
  return {
    bet: cashedOut,
    balance: await readBalance(trx, bet.player_id, bet.currency),
  }
}
