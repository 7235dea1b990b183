import type { CompetitorHit, MatchHit, SearchIndex, TournamentHit } from '@touchline/contract'
import { MATCH_STATUS } from '@touchline/contract'
import type { Book, BookMatch } from '../../feed/book/book.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import {
  categoryReference,
  sportReference,
  tournamentReference,
} from '../catalogue/present-tree.ts'
import { slugify } from '../markets/slug.ts'
import type { NamedSubject, SearchSubject } from './search-subjects.ts'

/** Of the matches to come, as many stand in the index of a page; those in play all do. */
const UPCOMING_MATCHES = 100

export function presentSearchIndex(
  book: Book,
  subjects: readonly NamedSubject[],
  locale: LocaleCode,
): SearchIndex {
  const index: SearchIndex = { sports: [], tournaments: [], competitors: [], matches: [] }
  let upcoming = 0
  for (const { subject } of subjects) {
    switch (subject.kind) {
      case 'sport':
        index.sports.push(presentSport(book, subject.sportKey, locale))
        break
      case 'tournament':
        index.tournaments.push(presentTournament(book, subject.id, locale))
        break
      case 'competitor':
        index.competitors.push(presentCompetitor(book, subject, locale))
        break
      case 'match': {
        const { match } = subject
        if (match.status === MATCH_STATUS.prematch) upcoming += 1
        if (match.status !== MATCH_STATUS.prematch || upcoming <= UPCOMING_MATCHES) {
          index.matches.push(presentMatchHit(book, match, locale))
        }
      }
    }
  }
  return index
}

export function presentSport(book: Book, sportKey: string, locale: LocaleCode) {
  return { key: sportKey, name: sportReference(book, sportKey, locale).name }
}

export function presentTournament(book: Book, id: number, locale: LocaleCode): TournamentHit {
  const tournament = book.tournament(id)
  const category = categoryReference(book, tournament?.categoryId, locale)
  const { slug, name } = tournamentReference(book, id, locale)
  return {
    id: String(id),
    slug,
    name,
    sportKey: tournament?.sportKey ?? '',
    categoryName: category.name,
    countryCode: category.countryCode,
  }
}

export function presentCompetitor(
  book: Book,
  { competitor, sportKey, match }: Extract<SearchSubject, { kind: 'competitor' }>,
  locale: LocaleCode,
): CompetitorHit {
  return {
    name: competitor.name,
    abbreviation: competitor.abbreviation,
    kit: competitor.kit ?? null,
    sportKey,
    tournamentName: tournamentReference(book, match.tournamentId, locale).name,
    match: { id: match.id, slug: slugOf(match) },
  }
}

function presentMatchHit(book: Book, match: BookMatch, locale: LocaleCode): MatchHit {
  return {
    id: match.id,
    slug: slugOf(match),
    home: match.home.name,
    away: match.away.name,
    sportKey: match.sportKey,
    tournamentName: tournamentReference(book, match.tournamentId, locale).name,
    startTime: new Date(match.startTime).toISOString(),
    isLive: match.status === MATCH_STATUS.live,
  }
}

function slugOf({ home, away }: BookMatch): string {
  return slugify(`${home.name} ${away.name}`)
}
