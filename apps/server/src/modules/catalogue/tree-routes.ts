import { calls } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import type { Book, BookCounters } from '../../feed/book/book.ts'
import type { SportTypeProviders } from '../../settings/sport-type-providers.ts'
import type { FavouriteReader } from '../favourites/favourite-reader.ts'
import type { Routes } from '../sessions/routes.ts'
import { pageOf, pagination, readPage } from '../../http/paging.ts'
import { Problem } from '../../http/problem.ts'
import { withFavouriteIds } from './favourite-ids.ts'
import { leaguePriority } from './league-priority.ts'
import { presentCategory, presentSport, presentTournament } from './present-tree.ts'
import { readTreeFilter } from './read-tree-filter.ts'
import { servingProvider } from './sport-type-providers.ts'
import { testProvidersOf } from './test-providers.ts'

type Deps = {
  readonly book: Book
  readonly sportTypeProviders: SportTypeProviders
  /** FLAG-07: a browser's cookie may name others. */
  readonly testProviders: () => boolean
  readonly favourites: FavouriteReader
}

/** Sports, categories and leagues. */
export function treeRoutes(routes: Routes, deps: Deps): void {
  const { book, sportTypeProviders: named, favourites } = deps
  /** Those of the player's favourite leagues. */
  const favouriteCategories = async (request: FastifyRequest) => {
    const leagues = await favourites(request, 'tournaments')
    const ids = leagues.map((id) => book.tournament(Number(id))?.categoryId)
    return [...new Set(ids)].flatMap((id) => (id === undefined ? [] : [String(id)]))
  }

  routes.open(calls.listSports, async ({ query, request, locale }) => {
    const page = readPage(query)
    const own = await withFavouriteIds(query, () => favourites(request, 'sports'))
    const filter = readTreeFilter(book, own)
    const tried = testProvidersOf(request, { book, isOn: deps.testProviders() })
    const sports = book
      .sports()
      .filter((sport) => filter.admits(sport.key, filter.counters.sports.get(sport.key)))
      .filter((sport) => filter.ids?.has(String(sport.id)) ?? true)
    return {
      data: pageOf(sports, page).map((sport) => ({
        ...presentSport(sport, filter.counters, locale),
        provider: servingProvider(book, sport.type, named, tried) ?? 'simulator',
      })),
      meta: { pagination: pagination(page, sports.length) },
    }
  })

  routes.open(calls.listCategories, async ({ query, request, locale }) => {
    const page = readPage(query)
    const own = await withFavouriteIds(query, () => favouriteCategories(request))
    const filter = readTreeFilter(book, own)
    const categories = book
      .categories()
      .filter(({ id, sportKey }) => filter.admits(sportKey, filter.counters.categories.get(id)))
      .filter(({ id }) => filter.ids?.has(String(id)) ?? true)
    return {
      data: pageOf(categories, page).map((category) =>
        presentCategory(book, category, filter.counters, locale),
      ),
      meta: { pagination: pagination(page, categories.length) },
    }
  })

  routes.open(calls.getCategory, ({ params, locale }) => {
    const category = book.category(Number(params['id']))
    if (category === undefined) throw new Problem(404, 'error.catalogue.not_found')
    const counters = book.counters({ categoryIds: [category.id] })
    return { data: presentCategory(book, category, counters, locale) }
  })

  routes.open(calls.listTournaments, async ({ query, request, locale }) => {
    const page = readPage(query)
    const own = await withFavouriteIds(query, () => favourites(request, 'tournaments'))
    const filter = readTreeFilter(book, own)
    const categoryIds = query.categoryId === undefined ? undefined : new Set(query.categoryId)
    const tournaments = book
      .tournaments()
      .filter(({ id, sportKey }) => filter.admits(sportKey, filter.counters.tournaments.get(id)))
      .filter(({ id }) => filter.ids?.has(String(id)) ?? true)
      .filter(({ categoryId }) => categoryIds?.has(String(categoryId)) ?? true)
      .toSorted((a, b) => leaguePriority(a, locale) - leaguePriority(b, locale))
    return {
      data: pageOf(tournaments, page).map((tournament) =>
        presentTournament(book, tournament, filter.counters, locale),
      ),
      meta: { pagination: pagination(page, tournaments.length) },
    }
  })

  routes.open(calls.getTournament, ({ params, locale }) => {
    const tournament = book.tournament(Number(params['id']))
    if (tournament === undefined) throw new Problem(404, 'error.catalogue.not_found')
    const counters: BookCounters = book.counters({ tournamentIds: [tournament.id] })
    return { data: presentTournament(book, tournament, counters, locale) }
  })
}
