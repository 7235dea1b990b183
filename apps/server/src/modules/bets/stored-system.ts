import type { SystemType } from '@touchline/betting'
import type { BetRow } from './bet-repository.ts'

/** The system type of a stored bet; null for every other type of bet. */
export function storedSystem(bet: Pick<BetRow, 'win_count' | 'total_count'>): SystemType | null {
  const { win_count: winCount, total_count: totalCount } = bet
  if (winCount === null || totalCount === null) return null
  return { id: `${winCount}/${totalCount}`, winCount, totalCount }
}
