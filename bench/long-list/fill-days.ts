import { MATCH_STATUS } from '@touchline/contract'
import type { Backend } from '@touchline/server'

type Book = Backend['book']
type BookMatch = ReturnType<Book['matches']>[number]
type FeedMessages = Parameters<Book['apply']>[0]

const DAY_MS = 86_400_000
/** Far above the ids of the feed, which speaks of none of the copies. */
const FIRST_ID = 9_000_000_000_000

/** A day of the schedule, in UTC. */
export type ListedDay = { day: string; matches: number }

/**
 * Adds copies of the matches to come until each of the days has so many: other ids and starts, the
 * same leagues, sides and prices of what lists show.
 */
export function fillDays(book: Book, days: readonly ListedDay[]): void {
  const originals = book.matches({
    kinds: ['match'],
    statuses: [MATCH_STATUS.prematch],
    bettable: true,
  })
  let id = FIRST_ID
  for (const { day, matches } of days) {
    const from = Date.parse(`${day}T00:00:00Z`)
    const missing = matches - countOn(book, from)
    if (missing < 0) throw new Error(`${day} has more than ${matches} matches`)
    for (let index = 0; index < missing; index += 1) {
      const original = originals[index % originals.length]
      if (original === undefined) throw new Error('no match is priced')
      const startTime = from + Math.floor((index * DAY_MS) / missing)
      book.apply(copyOf(book, original, { id: String(id), startTime }))
      id += 1
    }
  }
}

function countOn(book: Book, from: number): number {
  const startTo = from + DAY_MS - 1
  const filter = { kind: 'match', statuses: [MATCH_STATUS.prematch] } as const
  return book.matches({ ...filter, startFrom: from, startTo }).length
}

function copyOf(
  book: Book,
  original: BookMatch,
  { id, startTime }: { id: string; startTime: number },
): FeedMessages {
  const { version: _v, lastHeardAt: _l, state: _s, markets: _m, ...facts } = original
  const listed = listedMarkets(book, original)
  const markets = book
    .markets(original.id)
    .filter(({ marketId }) => listed.has(marketId))
    .map(({ nextBetStop: _, ...market }) => market)
  return [
    { ...facts, kind: 'fixture', id, urnId: `sr:match:${id}`, startTime },
    { kind: 'odds_change', matchId: id, at: Date.now(), seq: 0, markets },
  ]
}

/** Everything that the lists of its sport can show. */
function listedMarkets(book: Book, { sportKey }: BookMatch): ReadonlySet<number | null> {
  const sport = book.sport(sportKey)
  if (sport === undefined) throw new Error(`there is no sport ${sportKey}`)
  const { mainMarketId, secondaryMarketId, furtherMarkets } = sport
  return new Set([mainMarketId, secondaryMarketId, ...furtherMarkets.map(({ id }) => id)])
}
