import type { Match } from '@touchline/contract'
import { SportIcon } from '@touchline/ui'
import type { ReactNode } from 'react'

import { FavouriteStar } from '../../../parts/favourite-star/favourite-star.tsx'
import { LeagueTitle } from '../group/league-title.tsx'
import { groupByLeague, type ListOrder } from './group-matches.ts'
import type { ListGroup, ListSection } from './list-section.ts'

/** A league with fewer matches stands in their rows, where a list asks for that. */
const LINE_FROM = 3

/** What stands beside the heading of a sport. */
export type SportEnd = (sportKey: string) => ReactNode

/**
 * Sports, each with its leagues.
 * @param sportKeys in the order wanted; sports that are not named come last
 */
export function sportSections(
  matches: readonly Match[],
  sportKeys: readonly string[],
  end?: SportEnd,
  order?: ListOrder,
): ListSection[] {
  const place = (key: string) =>
    sportKeys.includes(key) ? sportKeys.indexOf(key) : sportKeys.length
  return Array.from(Map.groupBy(matches, (match) => match.sport.key))
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([key, own]) => ({
      key,
      heading: <SportHeading match={own[0]} />,
      end: end?.(key),
      groups: leagueGroups(own, order),
    }))
}

/** Leagues by priority. */
export function leagueGroups(matches: readonly Match[], order?: ListOrder): ListGroup[] {
  return groupByLeague(matches, order).map(({ id, first, matches: own }) => ({
    id,
    label: `${first.category.name} · ${first.tournament.name}`,
    title: <LeagueTitle match={first} />,
    isShort: order?.joinsShort === true && own.length < LINE_FROM,
    star: (
      <FavouriteStar type="tournaments" id={first.tournament.id} name={first.tournament.name} />
    ),
    matches: own,
  }))
}

export function SportHeading({ match }: { match: Match | undefined }) {
  if (match === undefined) return null
  return (
    <>
      <SportIcon sportKey={match.sport.key} />
      {match.sport.name}
    </>
  )
}
