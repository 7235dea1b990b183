import type { LocaleCode } from '@touchline/contract'

import type { Book, BookMatch, MatchFilter } from '../../feed/book/book.ts'
import { invalidField } from '../../http/invalid-request.ts'
import { leaguePriority } from './league-priority.ts'

export type MatchListing = {
  readonly filter: MatchFilter
  readonly sortBy: string | undefined
  /** At most this many of each sport. */
  readonly maxPerSport: number | undefined
  /** Bets per match, for `bets_count`. */
  readonly betsCount: ReadonlyMap<string, number>
  /** In whose order of leagues. */
  readonly locale: LocaleCode
}

type Compare = (a: BookMatch, b: BookMatch) => number

/** @throws Problem 400 for an order or a number that means nothing */
export function listMatches(book: Book, listing: MatchListing): readonly BookMatch[] {
  const { filter, maxPerSport } = listing
  if (maxPerSport !== undefined && maxPerSport < 1) {
    throw invalidField('max_per_sport', 'must be at least 1')
  }
  const sorted = sort(book, book.matches(filter), listing)
  return maxPerSport === undefined ? sorted : limitPerSport(sorted, maxPerSport)
}

function sort(
  book: Book,
  matches: readonly BookMatch[],
  { sortBy, betsCount, locale }: MatchListing,
): readonly BookMatch[] {
  if (sortBy === undefined || sortBy === 'start_time:asc') return matches
  const count = (match: BookMatch) => betsCount.get(match.id) ?? 0
  const orders: Record<string, Compare> = {
    start_time: (a, b) => a.startTime - b.startTime,
    // `priority:desc` asks for the most important first; the feed numbers from 1 downwards.
    priority: (a, b) => importance(book, b, locale) - importance(book, a, locale),
    bets_count: (a, b) => count(a) - count(b),
  }
  const steps = sortBy.split(',').map((step): Compare => {
    const [key, direction = 'asc'] = step.split(':')
    const order = orders[key ?? '']
    if (order === undefined || (direction !== 'asc' && direction !== 'desc')) {
      throw invalidField('sort_by', `there is no order ${sortBy}`)
    }
    return direction === 'asc' ? order : (a, b) => order(b, a)
  })
  return matches.toSorted((a, b) => steps.reduce((known, step) => known || step(a, b), 0))
}

/** Sports before leagues; lower comes first. */
const SPORT_WEIGHT = 1_000_000

function importance(book: Book, match: BookMatch, locale: LocaleCode): number {
  const sport = book.sport(match.sportKey)?.priority ?? SPORT_WEIGHT
  const tournament = book.tournament(match.tournamentId)
  const league = tournament === undefined ? SPORT_WEIGHT : leaguePriority(tournament, locale)
  return sport * SPORT_WEIGHT + league
}

function limitPerSport(matches: readonly BookMatch[], most: number): readonly BookMatch[] {
  const taken = new Map<string, number>()
  return matches.filter(({ sportKey }) => {
    const count = (taken.get(sportKey) ?? 0) + 1
    taken.set(sportKey, count)
    return count <= most
  })
}
