import type { Counters, StreamPosition } from '@touchline/contract'
import { calls, channels } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Book, BookCounters } from '../../feed/book/book.ts'
import { pageOf, pagination, readPage } from '../../http/paging.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { SportTypeProviders } from '../../settings/sport-type-providers.ts'
import type { FavouriteReader } from '../favourites/favourite-reader.ts'
import { presentMarket } from '../markets/present-market.ts'
import type { DataProvider } from '../match-info/data-provider.ts'
import { matchTabs } from '../match-info/match-tabs.ts'
import { requireMatch } from '../markets/require-match.ts'
import type { Routes } from '../sessions/routes.ts'
import { countBetsByMatch } from './bets-count.ts'
import { withFavouriteIds } from './favourite-ids.ts'
import { listMarkets, presentListMarkets } from './list-markets.ts'
import { listMatches } from './list-matches.ts'
import { presentMatch } from './present-match.ts'
import { readFilter } from './read-filter.ts'
import { furtherMarketIds } from './top-markets.ts'
import { treeRoutes } from './tree-routes.ts'

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly publisher: Publisher
  readonly provider: DataProvider
  readonly sportTypeProviders: SportTypeProviders
  /** FLAG-07: a browser's cookie may name others. */
  readonly testProviders: () => boolean
  readonly favourites: FavouriteReader
}

export function catalogueRoutes(routes: Routes, deps: Deps): void {
  const { db, book, publisher, provider, favourites } = deps
  // Read before the book: what the snapshot then lacks, the stream still delivers.
  const position = (channel: string): StreamPosition => ({
    channel,
    ...publisher.position(channel),
  })

  treeRoutes(routes, deps)

  routes.open(calls.listMatches, async ({ query, request, locale }) => {
    const page = readPage(query)
    const filter = readFilter(await withFavouriteIds(query, () => favourites(request, 'matches')))
    const betsCount = query.sortBy?.includes('bets_count')
      ? await countBetsByMatch(db, filter === null ? [] : book.matches(filter).map(({ id }) => id))
      : new Map<string, number>()
    const stream = position(channels.updates(locale))
    const { sortBy, maxPerSport, marketId } = query
    const further = marketId === undefined ? undefined : furtherMarketIds(book)
    const marketStreams = marketId
      ?.filter((id) => further?.has(id) === true)
      .map((id) => position(channels.market(locale, id)))
    const matches =
      filter === null ? [] : listMatches(book, { filter, sortBy, maxPerSport, betsCount, locale })
    return {
      data: pageOf(matches, page).map((match) => presentMatch(book, match, locale, marketId)),
      meta: {
        pagination: pagination(page, matches.length),
        stream,
        ...(marketStreams === undefined ? {} : { marketStreams }),
      },
    }
  })

  routes.open(calls.getListMarkets, ({ query: { sportKey }, locale }) => {
    const data = book
      .sports()
      .filter(({ key }) => sportKey?.includes(key) ?? true)
      .flatMap((sport) => presentListMarkets(sport, locale))
    return { data, meta: { pagination: pagination(readPage({}), data.length) } }
  })

  routes.open(calls.getMatch, ({ params, locale }) => {
    const stream = position(channels.match(locale, requireMatch(book, params['id']).id))
    const match = requireMatch(book, params['id'])
    const tabs = matchTabs(provider, match)
    return { data: { ...presentMatch(book, match, locale), tabs }, meta: { stream } }
  })

  routes.open(calls.listMarkets, ({ params, query, locale }) => {
    const page = readPage(query)
    const stream = position(channels.match(locale, requireMatch(book, params['id']).id))
    const match = requireMatch(book, params['id'])
    const markets = listMarkets(book, match.id, query)
    return {
      data: pageOf(markets, page).map((market) => presentMarket(match, market, locale)),
      meta: { pagination: pagination(page, markets.length), stream },
    }
  })

  routes.open(calls.countMatches, async ({ body, request }) => {
    const filter = readFilter(await withFavouriteIds(body, () => favourites(request, 'matches')))
    return { data: presentCounters(filter === null ? null : book.counters(filter)) }
  })
}

function presentCounters(counters: BookCounters | null): Counters {
  if (counters === null) return { live: 0, sports: {}, categories: {}, tournaments: {} }
  return {
    live: counters.live,
    sports: Object.fromEntries(counters.sports),
    categories: totals(counters.categories),
    tournaments: totals(counters.tournaments),
  }
}

function totals(counted: ReadonlyMap<number, { total: number }>): Record<string, number> {
  return Object.fromEntries([...counted].map(([id, { total }]) => [String(id), total]))
}
