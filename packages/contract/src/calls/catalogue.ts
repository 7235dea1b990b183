import * as v from 'valibot'
import { category, counters, listMarket, match, sport, tournament } from '../schemas/catalogue.ts'
import { market } from '../schemas/markets.ts'
import { itemOf, listOf } from '../schemas/paging.ts'
import { queryBoolean, queryInteger, queryIntegers, queryList } from '../wire/query.ts'
import { count, instant, word } from '../schemas/primitives.ts'
import { defineCall } from './call.ts'
import { searchAnswer, searchIndex, searchText } from '../schemas/search.ts'

/** Ids or keys that narrow what is counted: a list, one of them, or several with commas between. */
const words = v.union([v.pipe(v.array(word), v.maxLength(500)), queryList])
const statuses = v.union([
  v.pipe(v.array(count), v.maxLength(20)),
  v.pipe(
    count,
    v.transform((status) => [status]),
  ),
  queryIntegers,
])
const trueOrFalse = v.union([v.boolean(), queryBoolean])

const paging = { page: v.optional(queryInteger), limit: v.optional(queryInteger) }

/** Filters that the lists of the catalogue share; each list takes those that make sense for it. */
const filters = {
  id: v.optional(queryList),
  type: v.optional(queryList),
  sportKey: v.optional(queryList),
  sportType: v.optional(queryList),
  categoryId: v.optional(queryList),
  tournamentId: v.optional(queryList),
  matchStatus: v.optional(queryIntegers),
  sortBy: v.optional(word),
  startFrom: v.optional(instant),
  startTo: v.optional(instant),
  bettable: v.optional(queryBoolean),
  maxPerSport: v.optional(queryInteger),
  favourite: v.optional(queryBoolean),
  hasVideo: v.optional(queryBoolean),
}

export const catalogueFilters = v.object({ ...filters, ...paging })

export const listSports = defineCall({
  name: 'listSports',
  api: 'sportsbook',
  method: 'GET',
  path: '/sports',
  version: 2,
  query: catalogueFilters,
  response: listOf(sport),
})

export const listCategories = defineCall({
  name: 'listCategories',
  api: 'sportsbook',
  method: 'GET',
  path: '/categories',
  version: 2,
  query: catalogueFilters,
  response: listOf(category),
})

export const getCategory = defineCall({
  name: 'getCategory',
  api: 'sportsbook',
  method: 'GET',
  path: '/categories/:id',
  version: 2,
  response: itemOf(category),
})

export const listTournaments = defineCall({
  name: 'listTournaments',
  api: 'sportsbook',
  method: 'GET',
  path: '/tournaments',
  version: 2,
  query: catalogueFilters,
  response: listOf(tournament),
})

export const getTournament = defineCall({
  name: 'getTournament',
  api: 'sportsbook',
  method: 'GET',
  path: '/tournaments/:id',
  version: 2,
  response: itemOf(tournament),
})

export const listMatches = defineCall({
  name: 'listMatches',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches',
  version: 2,
  query: v.object({ ...filters, ...paging, marketId: v.optional(queryIntegers) }),
  response: listOf(match),
})

export const getListMarkets = defineCall({
  name: 'getListMarkets',
  api: 'sportsbook',
  method: 'GET',
  path: '/list-markets',
  version: 2,
  query: v.object({ sportKey: v.optional(queryList) }),
  response: listOf(listMarket),
})

export const getMatch = defineCall({
  name: 'getMatch',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches/:id',
  version: 2,
  response: itemOf(match),
})

export const listMarkets = defineCall({
  name: 'listMarkets',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches/:id/markets',
  version: 2,
  query: v.object({
    ...paging,
    groupKey: v.optional(word),
    marketId: v.optional(queryIntegers),
  }),
  response: listOf(market),
})

export const countMatches = defineCall({
  name: 'countMatches',
  api: 'sportsbook',
  method: 'POST',
  path: '/counters',
  version: 2,
  body: v.object({
    sportType: v.optional(words),
    sportKey: v.optional(words),
    id: v.optional(words),
    type: v.optional(words),
    categoryId: v.optional(words),
    tournamentId: v.optional(words),
    matchStatus: v.optional(statuses),
    startFrom: v.optional(instant),
    startTo: v.optional(instant),
    bettable: v.optional(trueOrFalse),
    hasVideo: v.optional(trueOrFalse),
    favourite: v.optional(trueOrFalse),
  }),
  response: itemOf(counters),
})

export const search = defineCall({
  name: 'search',
  api: 'sportsbook',
  method: 'GET',
  path: '/search',
  version: 2,
  refusals: [429],
  query: v.object({
    q: searchText,
    sportType: v.optional(queryList),
    /** Of the matches; those to come and in play unless given. */
    matchStatus: v.optional(queryIntegers),
    /** Only matches, by what they are called themselves. */
    onlyEventsName: v.optional(queryBoolean),
  }),
  response: itemOf(searchAnswer),
})

export const getSearchIndex = defineCall({
  name: 'getSearchIndex',
  api: 'sportsbook',
  method: 'GET',
  path: '/search/index',
  version: 2,
  response: itemOf(searchIndex),
})
