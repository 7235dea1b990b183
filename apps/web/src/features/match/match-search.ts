import { MATCH_TABS, type MatchTab } from '@touchline/contract'

/** What the address of a match page asks for: a tab beside the markets, and a group of them. */
export type MatchSearch = { view?: MatchTab; group?: string }

export function parseMatchSearch({ view, group }: Record<string, unknown>): MatchSearch {
  const known = MATCH_TABS.find((one) => one === view)
  return {
    ...(known === undefined ? {} : { view: known }),
    ...(typeof group === 'string' && /^[\w-]{1,40}$/.test(group) ? { group } : {}),
  }
}
