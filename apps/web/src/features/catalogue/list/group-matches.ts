import type { Match } from '@touchline/contract'

import { byLeague, byStart } from './match-order.ts'

/** The matches of one league in one part of a page; never empty. */
export type LeagueMatches = { id: string; first: Match; matches: readonly Match[] }

/** Leagues in order of priority, their matches in order of start. */
export function groupByLeague(matches: readonly Match[]): LeagueMatches[] {
  const leagues = Map.groupBy(matches, (match) => match.tournament.id)
  return Array.from(leagues, ([id, own]) => ({ id, own: own.toSorted(byStart) }))
    .flatMap(({ id, own }) => {
      const first = own[0]
      return first === undefined ? [] : [{ id, first, matches: own }]
    })
    .toSorted((a, b) => byLeague(a.first, b.first))
}

export type DayMatches = { key: string; name: string; matches: readonly Match[] }

/** @param dayOf the player's day that a timestamp falls on */
export function groupByDay(
  matches: readonly Match[],
  dayOf: (timestamp: string) => { key: string; name: string },
): DayMatches[] {
  const days = new Map<string, { name: string; matches: Match[] }>()
  for (const match of matches.toSorted(byStart)) {
    const { key, name } = dayOf(match.startTime)
    const day = days.get(key) ?? { name, matches: [] }
    day.matches.push(match)
    days.set(key, day)
  }
  return Array.from(days, ([key, day]) => ({ key, ...day }))
}
