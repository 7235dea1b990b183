import { MATCH_STATUS } from '@touchline/betting'
import type { Popularity, ReadyBuilders } from '@touchline/contract'
import { calls, channels } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Book, BookMatch } from '../../feed/book/book.ts'
import { createCallLimit } from '../../http/call-limit.ts'
import { clientKey } from '../../http/client-key.ts'
import { invalidField } from '../../http/invalid-request.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { listMatches } from '../catalogue/list-matches.ts'
import { presentMatch } from '../catalogue/present-match.ts'
import type { Clock } from '../clock.ts'
import { presentMarket } from '../markets/present-market.ts'
import type { Routes } from '../sessions/routes.ts'
import { COUNTED_HOURS, createPopularBets, favouritesOf } from './popular-bets.ts'
import { createReadyBuilders } from './ready-builders.ts'
import type { BuilderPricer, PricedBuilder } from './ready-builders.ts'

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly clock: Clock
  readonly publisher: Publisher
  readonly pricer: BuilderPricer
  readonly customBets: boolean
}

const USUAL_LIMIT = 8
const MOST = 20
/** Of named matches, whose prices nobody may have asked for before; as many as of quotes. */
const NAMED_RATE = { burst: 100, everyMs: 100 }
/** Great matches of one sport alone would be no choice. */
const OF_A_SPORT = 3
/** So few outcomes that players backed are no list of popular ones. */
const LEAST_POPULAR = 4
/** With so many whose prices hold nobody waits for the others. */
const LEAST_BUILDERS = 3

/** What a site proposes beside its lists: ready-made custom bets, and what is popular. */
export function highlightRoutes(routes: Routes, deps: Deps): void {
  const { book, clock, publisher, customBets } = deps
  const ready = createReadyBuilders(deps)
  const popularBets = createPopularBets(deps)
  // Read before the book: what the snapshot then lacks, the stream still delivers.
  const position = (locale: LocaleCode) => {
    const channel = channels.updates(locale)
    return { channel, ...publisher.position(channel) }
  }

  const rate = createCallLimit(() => clock.now(), 'error.custom_bet.too_often')
  const countMatches = (address: string, matches: readonly unknown[]) =>
    rate(clientKey(address), NAMED_RATE, matches.length)

  routes.open(calls.listReadyBuilders, async ({ query, locale, request }) => {
    const limit = readLimit(query.limit)
    countMatches(request.ip, query.matchId?.slice(0, MOST) ?? [])
    const matches =
      query.matchId === undefined
        ? greatMatches(book, locale)
        : query.matchId.slice(0, MOST).flatMap((id) => book.match(id) ?? [])
    if (!customBets) return { data: [] }
    const known = query.matchId === undefined ? await ready.known(matches.slice(0, limit)) : []
    if (known.length >= LEAST_BUILDERS) {
      return { data: known.map((one) => presentBuilders(book, one.match, one.builders, locale)) }
    }
    const data: ReadyBuilders[] = []
    for (const match of matches) {
      const builders = await ready.of(match)
      if (builders === null) break
      if (builders.length === 0) continue
      data.push(presentBuilders(book, match, builders, locale))
      if (data.length === limit) break
    }
    return { data }
  })

  routes.open(calls.listPopularBets, async ({ query, locale }) => {
    const limit = readLimit(query.limit)
    const stream = position(locale)
    const backed = await popularBets()
    const isPopular = backed.length >= LEAST_POPULAR
    const basis: Popularity = isPopular ? 'bets' : 'matches'
    const shown = isPopular ? backed : favouritesOf(book, greatMatches(book, locale))
    return {
      data: shown.slice(0, limit).map(({ match, market, outcomeId, players }) => ({
        match: presentMatch(book, match, locale),
        market: presentMarket(match, market, locale),
        outcomeId,
        players,
      })),
      meta: { basis, hours: COUNTED_HOURS, stream },
    }
  })
}

/** @throws Problem 400 for a number of items that is none */
function readLimit(limit = USUAL_LIMIT): number {
  if (limit < 1 || limit > MOST) throw invalidField('limit', `must be between 1 and ${MOST}`)
  return limit
}

/** Matches to come, the most important ones first. */
function greatMatches(book: Book, locale: LocaleCode): readonly BookMatch[] {
  return listMatches(book, {
    filter: { statuses: [MATCH_STATUS.prematch], bettable: true, kinds: ['match'] },
    sortBy: 'priority:desc',
    maxPerSport: OF_A_SPORT,
    betsCount: new Map(),
    locale,
  }).slice(0, MOST)
}

function presentBuilders(
  book: Book,
  match: BookMatch,
  builders: readonly PricedBuilder[],
  locale: LocaleCode,
): ReadyBuilders {
  return {
    match: presentMatch(book, match, locale),
    builders: builders.map(({ odds, legs }) => ({
      odds,
      legs: legs.map(({ market, outcome }) => ({
        market: presentMarket(match, market, locale),
        outcomeId: outcome.id,
      })),
    })),
  }
}
