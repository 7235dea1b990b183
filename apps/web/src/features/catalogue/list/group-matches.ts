import type { Match } from '@touchline/contract'

import { byLeague, byStart, type MatchOrder } from './match-order.ts'

/** The matches of one league in one part of a page; never empty. */
export type LeagueMatches = { id: string; first: Match; matches: readonly Match[] }

/** Leagues in order of priority, their matches in order of start unless told. */
export function groupByLeague(
  matches: readonly Match[],
  order: MatchOrder = byStart,
): LeagueMatches[] {
  const leagues = Map.groupBy(matches, (match) => match.tournament.id)
  return Array.from(leagues, ([id, own]) => ({ id, own: own.toSorted(order) }))
    .flatMap(({ id, own }) => {
      const first = own[0]
      return first === undefined ? [] : [{ id, first, matches: own }]
    })
    .toSorted((a, b) => byLeague(a.first, b.first))
}
