import type { Market, Match } from '@touchline/contract'
import { useIsOffered, useListedLine } from '@touchline/live/react'
import type { RefObject } from 'react'

import { useTakenOff } from '../../../parts/odds/use-taken-off.ts'
import type { GroupColumns, MarketColumns } from '../group/market-columns.ts'

export type RowLead = { market: Market | null; columns: MarketColumns }

/**
 * What takes the place of a market that is over, unless the player is at the row: the second market,
 * or the next of the match where that is over too; the main one, where the player chose another and
 * that is over. Null while the main one keeps its place.
 */
export function useRowLead(
  row: RefObject<HTMLElement | null>,
  match: Match,
  { main, second }: Pick<GroupColumns, 'main' | 'second'>,
): RowLead | null {
  const first = useListedLine(match.id, main.marketId, match.mainMarket)
  const market = second?.marketOf(match) ?? null
  const next = useListedLine(match.id, second?.marketId ?? null, market)
  const spare = match.spareMarket ?? match.secondaryMarket
  const isOver = !useIsOffered(first)
  const hasNext = useIsOffered(next)
  const hasSpare = useIsOffered(spare)
  const isNext = useTakenOff(row, isOver && hasNext)
  const isSpare = useTakenOff(row, isOver && !hasNext && hasSpare)
  const isBack = useTakenOff(row, second?.chosen !== undefined && !isOver && !hasNext)
  if (isNext && second !== null) return { market, columns: second }
  const stand = isBack ? first : isSpare ? spare : null
  return stand && leadOf(stand)
}

/** This line alone: the row is not told of others of its market. */
function leadOf(market: Market): RowLead {
  const labels = market.outcomes.map(({ shortName }) => shortName)
  return { market, columns: { marketId: null, name: market.name, labels } }
}
