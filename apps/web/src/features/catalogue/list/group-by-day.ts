import type { Match } from '@touchline/contract'

import { byStart } from './match-order.ts'

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
