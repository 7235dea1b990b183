import { isOver } from '@touchline/betting'
import type { MatchTab } from '@touchline/contract'

import type { BookMatch } from '../../feed/book/book.ts'
import type { DataProvider } from './data-provider.ts'

/** MATCH-02: the tabs of a match that have something in them. */
export function matchTabs(provider: DataProvider, match: BookMatch): MatchTab[] {
  // Nothing of a match: its league has the table, and nobody plays.
  if (match.outright !== undefined) return []
  const hasStatistics =
    provider.matchInfo !== null ||
    Object.keys(provider.numbers(match.id)).length > 0 ||
    provider.results(match.tournamentId).length > 0
  return [
    ...(hasStatistics ? (['statistics'] as const) : []),
    ...(match.hasVideo && !isOver(match.status) ? (['stream'] as const) : []),
    ...(isOver(match.status) ? [] : (['chat'] as const)),
  ]
}
