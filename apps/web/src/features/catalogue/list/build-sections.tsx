import type { Match } from '@touchline/contract'
import { SportIcon } from '@touchline/ui'

import { LeagueTitle } from '../group/league-title.tsx'
import { groupByDay, groupByLeague } from './group-matches.ts'
import type { ListGroup, ListSection } from './list-section.ts'

type DayOf = (timestamp: string) => { key: string; name: string }

/** One section without a heading: the leagues by priority. */
export function leagueSection(matches: readonly Match[]): ListSection {
  return { key: 'all', heading: null, groups: leagueGroups(matches) }
}

/**
 * Sports, each with its leagues.
 * @param sportKeys in the order wanted; sports that are not named come last
 */
export function sportSections(
  matches: readonly Match[],
  sportKeys: readonly string[],
): ListSection[] {
  const place = (key: string) =>
    sportKeys.includes(key) ? sportKeys.indexOf(key) : sportKeys.length
  return Array.from(Map.groupBy(matches, (match) => match.sport.key))
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([key, own]) => ({
      key,
      heading: <SportHeading match={own[0]} />,
      groups: leagueGroups(own),
    }))
}

/**
 * Sports with their leagues as they come: pages of a list in that order go on at its end, and
 * nothing that is shown moves.
 */
export function arrivalSections(matches: readonly Match[]): ListSection[] {
  return Array.from(
    Map.groupBy(matches, (match) => match.sport.key),
    ([key, own]) => ({
      key,
      heading: <SportHeading match={own[0]} />,
      groups: [...Map.groupBy(own, (match) => match.tournament.id).values()].flatMap(leagueGroups),
    }),
  )
}

/** Days, each with its leagues. */
export function daySections(matches: readonly Match[], dayOf: DayOf): ListSection[] {
  return groupByDay(matches, dayOf).map(({ key, name, matches: own }) => ({
    key,
    heading: name,
    groups: leagueGroups(own),
  }))
}

/** The same, the newest day first. */
export function recentDaySections(matches: readonly Match[], dayOf: DayOf): ListSection[] {
  return daySections(matches, dayOf).toReversed()
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

function leagueGroups(matches: readonly Match[]): ListGroup[] {
  return groupByLeague(matches).map(({ id, first, matches: own }) => ({
    id,
    label: `${first.category.name} · ${first.tournament.name}`,
    title: <LeagueTitle match={first} />,
    matches: own,
  }))
}

function SportHeading({ match }: { match: Match | undefined }) {
  if (match === undefined) return null
  return (
    <>
      <SportIcon sportKey={match.sport.key} />
      {match.sport.name}
    </>
  )
}
