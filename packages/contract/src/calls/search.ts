import * as v from 'valibot'

import { itemOf } from '../schemas/paging.ts'
import { searchAnswer, searchIndex, searchText } from '../schemas/search.ts'
import { queryBoolean, queryIntegers, queryList } from '../wire/query.ts'
import { defineCall } from './call.ts'

export const search = defineCall({
  name: 'search',
  api: 'sportsbook',
  method: 'GET',
  path: '/search',
  version: 2,
  summary: 'Sports, leagues, competitors and matches by name, and the push position to join from',
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
  summary: 'Names that a page searches by itself; answers 304 to the ETag of an unchanged one',
  response: itemOf(searchIndex),
})
