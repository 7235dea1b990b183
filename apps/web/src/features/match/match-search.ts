/** What the address of a match page asks for: a tab of its markets. */
export type MatchSearch = { group?: string }

export function parseMatchSearch({ group }: Record<string, unknown>): MatchSearch {
  return typeof group === 'string' && /^[\w-]{1,40}$/.test(group) ? { group } : {}
}
