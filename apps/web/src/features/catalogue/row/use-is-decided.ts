import type { Match } from '@touchline/contract'
import { useIsOffered, useListedLine } from '@touchline/live/react'
import type { RefObject } from 'react'

import { useTakenOff } from '../../../parts/odds/use-taken-off.ts'
import type { GroupColumns } from '../group/market-columns.ts'

/**
 * The main market is over and the next one is not: it takes the place, unless the player is at the
 * row.
 */
export function useIsDecided(
  row: RefObject<HTMLElement | null>,
  match: Match,
  { main, second }: GroupColumns,
): boolean {
  const first = useListedLine(match.id, main.marketId, match.mainMarket)
  const next = useListedLine(match.id, second?.marketId ?? null, second?.marketOf(match) ?? null)
  const isOver = !useIsOffered(first)
  const hasNext = useIsOffered(next)
  return useTakenOff(row, isOver && hasNext)
}
