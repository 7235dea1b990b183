import { MATCH_STATUS, OPEN_MATCH_STATUSES } from '@touchline/contract'
import type { NameEntry } from '@touchline/search'
import type { Book, BookMatch } from '../../feed/book/book.ts'
import type { Competitor } from '../../feed/messages.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import {
  categoryReference,
  sportReference,
  tournamentReference,
} from '../catalogue/present-tree.ts'

/** What a search can find. */
export type SearchSubject =
  | { readonly kind: 'sport'; readonly sportKey: string }
  | { readonly kind: 'tournament'; readonly sportKey: string; readonly id: number }
  /** With the match in play, else the next one. */
  | {
      readonly kind: 'competitor'
      readonly sportKey: string
      readonly competitor: Competitor
      readonly match: BookMatch
    }
  | { readonly kind: 'match'; readonly sportKey: string; readonly match: BookMatch }

export type NamedSubject = NameEntry & { readonly subject: SearchSubject }

/** Everything that is offered, by its names in a language; in each kind the important ones first. */
export function searchSubjects(book: Book, locale: LocaleCode): readonly NamedSubject[] {
  const matches = book
    .matches({ statuses: OPEN_MATCH_STATUSES })
    .filter(({ race }) => race === undefined)
    .toSorted((a, b) => byImportance(book, a, b))
  return [
    ...book
      .sports()
      .filter(isOfMatches)
      .map(({ key }) => ({
        name: sportReference(book, key, locale).name,
        subject: { kind: 'sport' as const, sportKey: key },
      })),
    ...tournaments(book, locale),
    ...competitors(matches),
    ...matches.map((match) => ({
      name: [match.home.name, match.away.name],
      at: match.startTime,
      also: alsoOfMatch(book, match, locale),
      subject: { kind: 'match' as const, sportKey: match.sportKey, match },
    })),
  ]
}

/** Races stand on a page of their own. */
function isOfMatches(sport: { readonly type: string } | undefined): boolean {
  return sport?.type !== 'horse_racing'
}

function tournaments(book: Book, locale: LocaleCode): NamedSubject[] {
  const weight = (sportKey: string) => book.sport(sportKey)?.priority ?? 0
  return book
    .tournaments()
    .filter(({ sportKey }) => isOfMatches(book.sport(sportKey)))
    .toSorted((a, b) => a.priority - b.priority || weight(a.sportKey) - weight(b.sportKey))
    .map(({ id, sportKey, categoryId }) => ({
      name: tournamentReference(book, id, locale).name,
      also: `${categoryReference(book, categoryId, locale).name} ${sportReference(book, sportKey, locale).name}`,
      subject: { kind: 'tournament', sportKey, id },
    }))
}

function competitors(matches: readonly BookMatch[]): NamedSubject[] {
  const known = new Map<string, NamedSubject>()
  for (const match of matches) {
    for (const competitor of [match.home, match.away]) {
      const key = `${match.sportKey}:${competitor.id}`
      if (known.has(key)) continue
      known.set(key, {
        name: competitor.name,
        also: competitor.abbreviation,
        subject: { kind: 'competitor', sportKey: match.sportKey, competitor, match },
      })
    }
  }
  return [...known.values()]
}

function alsoOfMatch(book: Book, match: BookMatch, locale: LocaleCode): string {
  const categoryId = book.tournament(match.tournamentId)?.categoryId
  return [
    match.home.abbreviation,
    match.away.abbreviation,
    tournamentReference(book, match.tournamentId, locale).name,
    categoryReference(book, categoryId, locale).name,
    sportReference(book, match.sportKey, locale).name,
  ].join(' ')
}

/** In play first, then sports before leagues, leagues before kick-offs. */
function byImportance(book: Book, a: BookMatch, b: BookMatch): number {
  const sport = ({ sportKey }: BookMatch) => book.sport(sportKey)?.priority ?? 0
  const league = ({ tournamentId }: BookMatch) => book.tournament(tournamentId)?.priority ?? 0
  return (
    waits(a) - waits(b) || sport(a) - sport(b) || league(a) - league(b) || a.startTime - b.startTime
  )
}

function waits({ status }: BookMatch): 0 | 1 {
  return status === MATCH_STATUS.prematch ? 1 : 0
}
