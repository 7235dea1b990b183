import * as v from 'valibot'

import { oddsHistory } from '../schemas/odds-history.ts'
import { itemOf } from '../schemas/paging.ts'
import { queryInteger } from '../wire/query.ts'
import { defineCall } from './call.ts'

export const getOddsHistory = defineCall({
  name: 'getOddsHistory',
  api: 'sportsbook',
  method: 'GET',
  path: '/matches/:id/odds_history',
  version: 2,
  summary: 'How the prices of a market have moved',
  query: v.object({ marketId: queryInteger, specifier: v.optional(v.string()) }),
  response: itemOf(oddsHistory),
})
