import type { BetStatus, SettlementResult } from './bet-status.ts'
import { OPEN_BET_STATUSES, SETTLED_BET_STATUSES } from './bet-status.ts'

export const BET_STATE_FILTERS = ['all', 'open', 'settled'] as const
export type BetStateFilter = (typeof BET_STATE_FILTERS)[number]

export const BET_RESULT_FILTERS = ['all', 'win', 'lose', 'refund'] as const
export type BetResultFilter = (typeof BET_RESULT_FILTERS)[number]

const STATUSES: Readonly<Record<Exclude<BetStateFilter, 'all'>, readonly BetStatus[]>> = {
  open: OPEN_BET_STATUSES,
  settled: SETTLED_BET_STATUSES,
}

const RESULTS: Readonly<Record<Exclude<BetResultFilter, 'all'>, readonly SettlementResult[]>> = {
  win: ['win_entire', 'refund_half_win_other', 'cashed_out'],
  lose: ['lose_entire', 'refund_half_lose_other'],
  refund: ['refund_entire', 'canceled'],
}

export function matchesState(status: BetStatus, filter: BetStateFilter): boolean {
  return filter === 'all' || STATUSES[filter].includes(status)
}

export function matchesResult(result: SettlementResult, filter: BetResultFilter): boolean {
  return filter === 'all' || RESULTS[filter].includes(result)
}

export function filterBets<Bet extends { status: BetStatus; result: SettlementResult }>(
  bets: readonly Bet[],
  state: BetStateFilter,
  result: BetResultFilter,
): readonly Bet[] {
  return bets.filter((bet) => matchesState(bet.status, state) && matchesResult(bet.result, result))
}
