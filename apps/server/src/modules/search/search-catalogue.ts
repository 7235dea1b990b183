import { createHash } from 'node:crypto'
import { createNameIndex } from '@touchline/search'
import type { NameIndex } from '@touchline/search'
import type { SearchIndex } from '@touchline/contract'
import type { Book } from '../../feed/book/book.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'
import { presentSearchIndex } from './present-search.ts'
import { searchSubjects } from './search-subjects.ts'
import type { SearchSubject } from './search-subjects.ts'

/** Milliseconds for which an index stands although something has come or gone since. */
const REST_MS = 5_000

type Searchable = { readonly subjects: readonly SearchSubject[]; readonly names: NameIndex }

/** The index of a page, frozen, as it is the same answer for everybody. */
export type PageIndex = { readonly answer: { readonly data: SearchIndex }; readonly etag: string }

/** What is offered, indexed by its names in each language that somebody searched in. */
export type SearchCatalogue = {
  in(locale: LocaleCode): Searchable
  pageIndex(locale: LocaleCode): PageIndex
}

export function createSearchCatalogue(book: Book, clock: Clock): SearchCatalogue {
  /** Counts what changes the offer: matches that come, go, or begin. */
  let version = 0
  book.subscribe(({ kind }) => {
    if (kind === 'catalogue' || kind === 'match' || kind === 'status' || kind === 'removed') {
      version += 1
    }
  })
  return {
    in: rested(
      clock,
      () => version,
      (locale) => {
        const named = searchSubjects(book, locale)
        return { subjects: named.map(({ subject }) => subject), names: createNameIndex(named) }
      },
    ),
    pageIndex: rested(
      clock,
      () => version,
      (locale) => {
        const data = presentSearchIndex(book, searchSubjects(book, locale), locale)
        const hash = createHash('sha1').update(JSON.stringify(data)).digest('base64url')
        return { answer: Object.freeze({ data }), etag: `W/"${hash}"` }
      },
    ),
  }
}

/** Makes a value for each language again where it is of an older version, after a rest. */
function rested<T>(
  clock: Clock,
  version: () => number,
  make: (locale: LocaleCode) => T,
): (locale: LocaleCode) => T {
  const made = new Map<LocaleCode, { value: T; version: number; at: number }>()
  return (locale) => {
    const known = made.get(locale)
    if (known !== undefined) {
      const isResting = clock.now() - known.at < REST_MS
      if (known.version === version() || isResting) return known.value
    }
    const value = make(locale)
    made.set(locale, { value, version: version(), at: clock.now() })
    return value
  }
}
