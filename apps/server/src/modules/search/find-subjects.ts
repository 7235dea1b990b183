import { OPEN_MATCH_STATUSES } from '@touchline/contract'
import type { SearchAnswer } from '@touchline/contract'
import type { Book } from '../../feed/book/book.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { readFilter } from '../catalogue/read-filter.ts'
import { presentMatch } from '../catalogue/present-match.ts'
import { presentCompetitor, presentSport, presentTournament } from './present-search.ts'
import type { SearchCatalogue } from './search-catalogue.ts'
import type { SearchSubject } from './search-subjects.ts'

export type SearchQuery = {
  readonly q: string
  readonly sportType?: readonly string[] | undefined
  readonly matchStatus?: readonly number[] | undefined
  readonly onlyEventsName?: boolean | undefined
}

/** At most so many of each kind: who wants more types more. */
const MOST = { sport: 5, tournament: 10, competitor: 10, match: 30 } as const

/** @throws Problem 400 for a status that there is not */
export function findSubjects(
  { book, catalogue }: { book: Book; catalogue: SearchCatalogue },
  query: SearchQuery,
  locale: LocaleCode,
): SearchAnswer {
  const answer: SearchAnswer = { sports: [], tournaments: [], competitors: [], matches: [] }
  const { sportType, matchStatus = OPEN_MATCH_STATUSES, onlyEventsName = false } = query
  const filter = readFilter({ sportType, matchStatus })
  if (filter === null) return answer
  const { subjects, names } = catalogue.in(locale)
  const isWanted = (subject: SearchSubject) =>
    filter.sportTypes?.some((type) => type === book.sport(subject.sportKey)?.type) ?? true
  for (const { position } of names.search(query.q, onlyEventsName ? 'names' : 'everything')) {
    const subject = subjects[position]
    if (subject === undefined || !isWanted(subject)) continue
    if (onlyEventsName && subject.kind !== 'match') continue
    add(answer, { book, subject, locale, statuses: filter.statuses ?? OPEN_MATCH_STATUSES })
  }
  return answer
}

type Addition = {
  readonly book: Book
  readonly subject: SearchSubject
  readonly locale: LocaleCode
  readonly statuses: readonly number[]
}

function add(answer: SearchAnswer, { book, subject, locale, statuses }: Addition): void {
  switch (subject.kind) {
    case 'sport':
      if (answer.sports.length < MOST.sport) {
        answer.sports.push(presentSport(book, subject.sportKey, locale))
      }
      return
    case 'tournament':
      if (answer.tournaments.length < MOST.tournament) {
        answer.tournaments.push(presentTournament(book, subject.id, locale))
      }
      return
    case 'competitor':
      if (answer.competitors.length < MOST.competitor) {
        answer.competitors.push(presentCompetitor(book, subject, locale))
      }
      return
    case 'match': {
      if (answer.matches.length >= MOST.match) return
      // The index may be some seconds old: the book says what has become of the match.
      const match = book.match(subject.match.id)
      if (match !== undefined && statuses.includes(match.status)) {
        answer.matches.push(presentMatch(book, match, locale))
      }
    }
  }
}
