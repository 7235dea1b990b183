import type { Book, BookCounters, MatchFilter } from '../../feed/book/book.ts'
import type { CatalogueSport } from '../../feed/messages.ts'
import { readFilter } from './read-filter.ts'
import type { FilterQuery } from './read-filter.ts'

export type TreeFilter = {
  /** Numbers of the matches that pass the filter. */
  readonly counters: BookCounters
  /** Ids of the entries themselves. */
  readonly ids: ReadonlySet<string> | undefined
  admits(sportKey: string, counted: { readonly total: number } | undefined): boolean
}

const EMPTY: BookCounters = {
  live: 0,
  total: 0,
  outrights: new Map(),
  sports: new Map(),
  categories: new Map(),
  tournaments: new Map(),
}

/** A filter that concerns matches leaves only entries that have some; without one all are listed. */
export function readTreeFilter(book: Book, { id, ...query }: FilterQuery): TreeFilter {
  const filter = readFilter(query)
  const ids = id === undefined ? undefined : new Set(id)
  if (filter === null) return { counters: EMPTY, ids, admits: () => false }
  // Matches and other events are counted apart, so both are looked at.
  const { kinds: _, ...ofEvents } = filter
  const { sportKeys, sportTypes, categoryIds, tournamentIds, ...ofMatches } = ofEvents
  const needsMatches =
    Object.keys(ofMatches).length > 0 || categoryIds !== undefined || tournamentIds !== undefined
  const keys = sportKeys === undefined ? undefined : new Set(sportKeys)
  return {
    counters: book.counters(ofEvents),
    ids,
    admits: (sportKey, counted) =>
      (keys?.has(sportKey) ?? true) &&
      isOfType(book.sport(sportKey)?.type, sportTypes) &&
      (!needsMatches || (counted?.total ?? 0) > 0),
  }
}

/** Races stand apart: they are listed where they are asked for. */
function isOfType(
  own: CatalogueSport['type'] | undefined,
  asked: MatchFilter['sportTypes'],
): boolean {
  if (own === undefined || asked === undefined) return own !== 'horse_racing'
  return asked.includes(own)
}
