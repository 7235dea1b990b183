import * as v from 'valibot'
import { cashOut, maxStake, placedBet, placement, slipBets } from '../schemas/bets.ts'
import { listOf } from '../schemas/paging.ts'
import { uuid, word } from '../schemas/primitives.ts'
import { queryInteger, queryList } from '../wire/query.ts'
import { defineCall } from './call.ts'
import { customQuestion, customQuote } from '../schemas/custom-bets.ts'
import { market } from '../schemas/markets.ts'

export const placeBets = defineCall({
  name: 'placeBets',
  api: 'sportsbook',
  method: 'POST',
  path: '/bets',
  version: 3,
  access: 'player',
  refusals: [409, 422],
  body: placement,
  response: v.object({ data: v.array(placedBet) }),
})

export const closePlacement = defineCall({
  name: 'closePlacement',
  api: 'sportsbook',
  method: 'POST',
  path: '/bets/close-reference',
  version: 3,
  access: 'player',
  refusals: [409],
  body: v.object({ reference: uuid }),
  response: v.object({ data: v.array(placedBet) }),
})

export const listBets = defineCall({
  name: 'listBets',
  api: 'sportsbook',
  method: 'GET',
  path: '/bets',
  version: 3,
  access: 'player',
  query: v.object({
    status: v.optional(queryList),
    page: v.optional(queryInteger),
    limit: v.optional(queryInteger),
    /**
     * Id of the last bet of the page before: the page begins behind it, whatever was placed or left
     * these statuses since. Without it pages are counted from the newest bet.
     */
    before: v.optional(word),
  }),
  /** A backend may count `total` no further than the next pages: it rises with the page then. */
  response: listOf(placedBet),
})

export const cashOutBet = defineCall({
  name: 'cashOutBet',
  api: 'sportsbook',
  method: 'POST',
  path: '/bets/cashout',
  version: 3,
  access: 'player',
  refusals: [404, 422],
  body: cashOut,
  response: v.object({ data: placedBet }),
})

export const getMaxStake = defineCall({
  name: 'getMaxStake',
  api: 'sportsbook',
  method: 'POST',
  path: '/bets/max-stake',
  version: 3,
  access: 'player',
  refusals: [422],
  body: slipBets,
  response: v.object({ data: v.array(maxStake) }),
})

export const listCustomMarkets = defineCall({
  name: 'listCustomMarkets',
  api: 'sportsbook',
  method: 'GET',
  path: '/bets/custom/markets/:matchId',
  version: 3,
  response: v.object({ data: v.array(market) }),
})

export const quoteCustomBet = defineCall({
  name: 'quoteCustomBet',
  api: 'sportsbook',
  method: 'POST',
  path: '/bets/custom/odds',
  version: 3,
  refusals: [422, 429],
  body: customQuestion,
  response: v.object({ data: customQuote }),
})
