import { NO_AMOUNT, type Amount } from '../money/amount.ts'

export const BET_STATUSES = [
  'cashed_out',
  'withdrawn',
  'waiting_results',
  'ready_to_process',
  'done',
  'cancelled',
  'cashout_in_progress',
  'submitted',
  'rejected',
] as const

export type BetStatus = (typeof BET_STATUSES)[number]

export const SETTLEMENT_RESULTS = [
  'no_results',
  'canceled',
  'win_entire',
  'lose_entire',
  'refund_entire',
  'refund_half_win_other',
  'refund_half_lose_other',
  'cashed_out',
] as const

export type SettlementResult = (typeof SETTLEMENT_RESULTS)[number]

/**
 * Legs have won, and no more is paid than the player has staked: by a system, a dead heat, a ticket, or
 * a freebet that keeps its stake. It is told as settled: no loss is told as a win.
 * @param isFree whether the stake was a freebet
 */
export function isNoWin(
  result: SettlementResult,
  { stake, paid, isFree }: { stake: Amount; paid: Amount; isFree: boolean },
): boolean {
  return result === 'win_entire' && paid <= (isFree ? NO_AMOUNT : stake)
}

export const OPEN_BET_STATUSES: readonly BetStatus[] = [
  'submitted',
  'waiting_results',
  'ready_to_process',
  'cashout_in_progress',
]

export const SETTLED_BET_STATUSES: readonly BetStatus[] = ['done', 'cashed_out', 'cancelled']

/** Not accepted, or not yet: there is no receipt of it, and nobody has backed anything with it. */
export const UNACCEPTED_BET_STATUSES: readonly BetStatus[] = ['submitted', 'rejected', 'withdrawn']

/** Reads a status in either spelling of cancelled; null for an unknown one. */
export function parseBetStatus(text: string): BetStatus | null {
  const folded = text === 'canceled' ? 'cancelled' : text
  return BET_STATUSES.find((status) => status === folded) ?? null
}
