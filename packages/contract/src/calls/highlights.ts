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
  summary:
    'Ready-made custom bets at their joint price: of the named matches, else of the most important ones to come',
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
  summary:
    'What most players have backed of late; the favourites of important matches while too few have bet',
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
