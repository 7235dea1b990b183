import { correctionMoves, settleBet, settlementMoves } from '@touchline/betting'
import type { BetSettlement } from '@touchline/betting'
import type { Executor } from '../../db/database.ts'
import type { SettledResult } from '../../db/schema.ts'
import { lockBet } from '../bets/bet-repository.ts'
import type { StoredBet } from '../bets/bet-repository.ts'
import { lockBalance, readBalance } from '../wallet/account-repository.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import { insertSettlement, nextNumber } from './settlement-repository.ts'
import { settlementTerms } from './settlement-terms.ts'

export type BetNews = {
  readonly bet: StoredBet
  /** Set when money moved. */
  readonly balance: bigint | undefined
}

/**
 * Brings a bet up to the results of its legs: pays it once, corrects it by a further settlement when
 * the results change, and leaves it alone otherwise.
 */
export async function settleStoredBet(
  trx: Executor,
  betId: bigint,
  now: Date,
): Promise<BetNews | undefined> {
  const bet = await lockBet(trx, betId)
  if (bet === undefined) return undefined
  const settlement = settleBet(settlementTerms(bet))
  if (settlement.status === 'open' || settlement.result === 'no_results') {
    return { bet, balance: undefined }
  }
  switch (bet.status) {
    case 'waiting_results':
    case 'ready_to_process':
      return settleFirst(trx, bet, settlement.result, settlement, now)
    case 'done':
      return resettle(trx, bet, settlement.result, settlement)
    default:
      return undefined
  }
}

async function settleFirst(
  trx: Executor,
  bet: StoredBet,
  result: SettledResult,
  { payout }: BetSettlement,
  now: Date,
): Promise<BetNews> {
  const transactionId = await postTransaction(trx, {
    kind: 'settlement',
    cause: String(bet.id),
    playerId: bet.player_id,
    currency: bet.currency,
    entries: settlementMoves(bet.stake, payout),
  })
  await insertSettlement(trx, { betId: bet.id, result, winAmount: payout, transactionId })
  await trx
    .updateTable('bets')
    .set({ status: 'done', settled_at: now })
    .where('id', '=', bet.id)
    .execute()
  const settled = { ...bet, status: 'done' as const, settled_at: now }
  return news(trx, { ...settled, settlement: { result, win_amount: payout } })
}

async function resettle(
  trx: Executor,
  bet: StoredBet,
  result: SettledResult,
  { payout }: BetSettlement,
): Promise<BetNews | undefined> {
  const before = bet.settlement
  if (before === undefined) return undefined
  if (before.win_amount === payout && before.result === result) return { bet, balance: undefined }
  const balance = await lockBalance(trx, bet.player_id, bet.currency)
  const transactionId = await postTransaction(trx, {
    kind: 'resettlement',
    cause: `${bet.id}:${await nextNumber(trx, bet.id)}`,
    playerId: bet.player_id,
    currency: bet.currency,
    entries: correctionMoves(before.win_amount, payout, balance),
  })
  await insertSettlement(trx, { betId: bet.id, result, winAmount: payout, transactionId })
  return news(trx, { ...bet, settlement: { result, win_amount: payout } })
}

async function news(trx: Executor, bet: StoredBet): Promise<BetNews> {
  return { bet, balance: await readBalance(trx, bet.player_id, bet.currency) }
}
