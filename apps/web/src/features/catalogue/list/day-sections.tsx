import type { Match } from '@touchline/contract'

import { leagueGroups, SportHeading, type SportEnd } from './build-sections.tsx'
import { groupByDay } from './group-by-day.ts'
import type { ListOrder } from './group-matches.ts'
import type { ListSection } from './list-section.ts'
import { newestFirst } from './match-order.ts'

type DayOf = (timestamp: string) => { key: string; name: string }

/**
 * Sports with their leagues as they come: pages of a list in that order go on at its end, and
 * nothing that is shown moves.
 */
export function arrivalSections(
  matches: readonly Match[],
  end?: SportEnd,
  order?: ListOrder,
): ListSection[] {
  return Array.from(
    Map.groupBy(matches, (match) => match.sport.key),
    ([key, own]) => ({
      key,
      heading: <SportHeading match={own[0]} />,
      end: end?.(key),
      groups: [...Map.groupBy(own, (match) => match.tournament.id).values()].flatMap((league) =>
        leagueGroups(league, order),
      ),
    }),
  )
}

/** The same of what is over, the newest first. */
export function resultSections(matches: readonly Match[]): ListSection[] {
  return arrivalSections(matches, undefined, { order: newestFirst })
}

/** Days, each with its leagues. */
export function daySections(
  matches: readonly Match[],
  dayOf: DayOf,
  order?: ListOrder,
): ListSection[] {
  return groupByDay(matches, dayOf).map(({ key, name, matches: own }) => ({
    key,
    heading: name,
    groups: leagueGroups(own, order),
  }))
}

/** The same, the newest day and in it the newest match first. */
export function recentDaySections(matches: readonly Match[], dayOf: DayOf): ListSection[] {
  return daySections(matches, dayOf, { order: newestFirst }).toReversed()
}

/** The days of a single league: the group's header is the day. */
export function leagueDays(matches: readonly Match[], dayOf: DayOf): ListSection {
  const groups = groupByDay(matches, dayOf).map(({ key, name, matches: own }) => ({
    id: `${own[0]?.tournament.id ?? ''}:${key}`,
    label: name,
    title: name,
    matches: own,
  }))
  return { key: 'days', heading: null, groups }
}
