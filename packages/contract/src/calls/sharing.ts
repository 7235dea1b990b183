import * as v from 'valibot'

import { foundSharedBets, sharedBets } from '../schemas/sharing.ts'
import { word } from '../schemas/primitives.ts'
import { defineCall } from './call.ts'

export const shareBets = defineCall({
  name: 'shareBets',
  api: 'sportsbook',
  method: 'POST',
  path: '/bets/share-code',
  version: 3,
  refusals: [422],
  summary: 'A short code under which others find these bets; the same bets have the same code',
  body: sharedBets,
  response: v.object({ data: v.object({ code: v.string() }) }),
})

export const findSharedBets = defineCall({
  name: 'findSharedBets',
  api: 'sportsbook',
  method: 'GET',
  path: '/bets/share-code',
  version: 3,
  refusals: [403, 404],
  summary: 'The bets that were shared under a code; 404 where there are none',
  query: v.object({ code: word }),
  response: v.object({ data: foundSharedBets }),
})
