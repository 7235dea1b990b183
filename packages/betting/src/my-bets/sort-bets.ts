import type { PlacedBet } from './placed-bet.ts'

export const BET_SORT_KEYS = [
  'created_at',
  'start_time',
  'bets_count',
  'stake',
  'win_amount',
] as const

export type BetSortKey = (typeof BET_SORT_KEYS)[number]
export type SortDirection = 'asc' | 'desc'
export type BetSort = { readonly key: BetSortKey; readonly direction: SortDirection }

export const DEFAULT_BET_SORT: BetSort = { key: 'created_at', direction: 'desc' }

/** The earliest known start counts for `start_time`; bets without one come last either way. */
export function sortBets(
  bets: readonly PlacedBet[],
  { key, direction }: BetSort = DEFAULT_BET_SORT,
): readonly PlacedBet[] {
  const sign = direction === 'asc' ? 1 : -1
  return bets.toSorted((a, b) => {
    const left = sortValue(a, key)
    const right = sortValue(b, key)
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return left < right ? -sign : left > right ? sign : 0
  })
}

function sortValue(bet: PlacedBet, key: BetSortKey): bigint | number | null {
  switch (key) {
    case 'created_at':
      return bet.createdAt
    case 'start_time':
      return earliestStart(bet)
    case 'bets_count':
      return bet.selections.length
    case 'stake':
      return bet.stake
    case 'win_amount':
      return bet.winAmount
  }
}

function earliestStart({ selections }: PlacedBet): number | null {
  const starts = selections.flatMap(({ startTime }) => (startTime === null ? [] : [startTime]))
  return starts.length === 0 ? null : Math.min(...starts)
}
