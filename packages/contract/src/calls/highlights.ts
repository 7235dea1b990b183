import * as v from 'valibot'
import { popularBet, popularity, readyBuilders } from '../schemas/highlights.ts'
import { streamPosition } from '../schemas/paging.ts'
import { count } from '../schemas/primitives.ts'
import { queryInteger, queryList } from '../wire/query.ts'
import { defineCall } from './call.ts'

export const listReadyBuilders = defineCall({
  name: 'listReadyBuilders',
  api: 'sportsbook',
  method: 'GET',
  path: '/bets/custom/ready',
  version: 3,
  refusals: [429],
  query: v.object({
    matchId: v.optional(queryList),
    /** How many matches at most. */
    limit: v.optional(queryInteger),
  }),
  response: v.object({ data: v.array(readyBuilders) }),
})

export const listPopularBets = defineCall({
  name: 'listPopularBets',
  api: 'sportsbook',
  method: 'GET',
  path: '/bets/popular',
  version: 3,
  query: v.object({ limit: v.optional(queryInteger) }),
  response: v.object({
    data: v.array(popularBet),
    meta: v.object({
      basis: popularity,
      /** How far back bets are counted. */
      hours: count,
      stream: streamPosition,
    }),
  }),
})
