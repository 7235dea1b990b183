import { MATCH_TABS, type MatchTab } from '@touchline/contract'

import type { PageSearch } from '../../addresses/page-parameters.ts'

/** What the address of a match page asks for: a tab beside the markets, and a group of them. */
export type MatchSearch = { view?: MatchTab; group?: string }

export function parseMatchSearch({ view, group }: PageSearch): MatchSearch {
  const known = MATCH_TABS.find((one) => one === view)
  return {
    ...(known === undefined ? {} : { view: known }),
    ...(typeof group === 'string' && /^[\w-]{1,40}$/.test(group) ? { group } : {}),
  }
}
