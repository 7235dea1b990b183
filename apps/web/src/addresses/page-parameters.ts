/**
 * What a page can be asked for in the query of its address. A page that is rendered on the server
 * sees no other name: whatever else stands in an address, all of its visitors share one rendering.
 */
const PAGE_PARAMETERS = [
  'betcode',
  'confirmation_token',
  'currency',
  'day',
  'group',
  'league',
  'live',
  'matches',
  'reset_password_token',
  'result',
  'sort',
  'sport',
  'status',
  'tab',
  'time',
  'unlock_token',
  'video',
  'view',
] as const

export type PageParameter = (typeof PAGE_PARAMETERS)[number]

/** A query as the router reads it, by the names that a page may read. */
export type PageSearch = Readonly<Partial<Record<PageParameter, unknown>>>

/** BROWSE-16: the key of the first tab, which has all sports. */
const ALL_SPORTS = 'top-sports'

/** The sport that a page is asked for, by its key; what cannot be one, or is all of them, is left out. */
export function readSport(sport: unknown): { sport?: string } {
  if (typeof sport !== 'string' || sport === ALL_SPORTS) return {}
  return /^[a-z0-9-]{1,40}$/.test(sport) ? { sport } : {}
}

const known: ReadonlySet<string> = new Set(PAGE_PARAMETERS)

/**
 * Divides the query of an address, given without its question mark.
 * @returns what pages read, sorted by name, and what they do not
 */
export function divideQuery(query: string): { read: string; rest: string } {
  const pairs = query.split('&').filter((pair) => pair !== '')
  const { read = [], rest = [] } = Object.groupBy(pairs, (pair) =>
    known.has(nameOf(pair)) ? 'read' : 'rest',
  )
  const byName = (x: string, y: string) => (nameOf(x) < nameOf(y) ? -1 : 1)
  return { read: read.toSorted(byName).join('&'), rest: rest.join('&') }
}

function nameOf(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? ''
}
