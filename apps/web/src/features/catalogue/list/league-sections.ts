import type { Match } from '@touchline/contract'

import { leagueGroups } from './build-sections.tsx'
import type { ListOrder } from './group-matches.ts'
import type { ListSection } from './list-section.ts'

/** One section without a heading: the leagues by priority. */
export function leagueSection(matches: readonly Match[], order?: ListOrder): ListSection {
  return { key: 'all', heading: null, groups: leagueGroups(matches, order) }
}

/** The matches of the one league that a page is of: nothing names it again. */
export function ownLeagueSection(
  matches: readonly Match[],
  name: string,
  order?: ListOrder,
): ListSection {
  const groups = leagueGroups(matches, order).map(({ id, matches: own }) => ({
    id: `${id}:${name}`,
    label: name,
    title: name,
    matches: own,
  }))
  return { key: 'all', heading: null, groups }
}
