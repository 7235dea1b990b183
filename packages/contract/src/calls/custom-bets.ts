import * as v from 'valibot'

import { customQuestion, customQuote } from '../schemas/custom-bets.ts'
import { market } from '../schemas/markets.ts'
import { defineCall } from './call.ts'

export const listCustomMarkets = defineCall({
  name: 'listCustomMarkets',
  api: 'sportsbook',
  method: 'GET',
  path: '/bets/custom/markets/:matchId',
  version: 3,
  summary: 'Open markets of a match whose outcomes can stand in a custom bet, with their groups',
  response: v.object({ data: v.array(market) }),
})

export const quoteCustomBet = defineCall({
  name: 'quoteCustomBet',
  api: 'sportsbook',
  method: 'POST',
  path: '/bets/custom/odds',
  version: 3,
  refusals: [422, 429],
  summary:
    'The price of several selections of a match together, and the best that a player may ask for; 422 names the selections that do not go together',
  body: customQuestion,
  response: v.object({ data: customQuote }),
})
