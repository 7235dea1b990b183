import type { Match } from '@touchline/contract'

import { byLeague, byStart, type MatchOrder } from './match-order.ts'

/** The matches of one league in one part of a page; never empty. */
export type LeagueMatches = { id: string; first: Match; matches: readonly Match[] }

export type ListOrder = {
  /** Of the matches of a league; by start unless told. */
  order?: MatchOrder
  /** Ids of matches that come first, and their leagues with them. */
  first?: ReadonlySet<string>
  /** Ids of matches that come last, as the leagues that have no others. */
  last?: ReadonlySet<string>
  /** Leagues of few matches stand in their rows, so that more of them are in sight. */
  joinsShort?: boolean
}

const NONE: ReadonlySet<string> = new Set()

/** Leagues in order of priority with their matches. */
export function groupByLeague(
  matches: readonly Match[],
  { order = byStart, first = NONE, last = NONE }: ListOrder = {},
): LeagueMatches[] {
  const rank = ({ id }: Match) => Number(last.has(id)) * 2 - Number(first.has(id))
  const leastRank = (league: LeagueMatches) => Math.min(...league.matches.map(rank))
  const leagues = Map.groupBy(matches, (match) => match.tournament.id)
  return Array.from(leagues, ([id, own]) => ({
    id,
    own: own.toSorted((a, b) => rank(a) - rank(b) || order(a, b)),
  }))
    .flatMap(({ id, own }) => {
      const top = own[0]
      return top === undefined ? [] : [{ id, first: top, matches: own }]
    })
    .toSorted((a, b) => leastRank(a) - leastRank(b) || byLeague(a.first, b.first))
}
