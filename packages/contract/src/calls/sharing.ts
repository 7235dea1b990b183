import * as v from 'valibot'

import { betsToShare, foundSharedBets } from '../schemas/sharing.ts'
import { word } from '../schemas/primitives.ts'
import { defineCall } from './call.ts'

export const shareBets = defineCall({
  name: 'shareBets',
  api: 'sportsbook',
  method: 'POST',
  path: '/bets/share-code',
  version: 3,
  refusals: [422],
  body: betsToShare,
  response: v.object({ data: v.object({ code: v.string() }) }),
})

export const findSharedBets = defineCall({
  name: 'findSharedBets',
  api: 'sportsbook',
  method: 'GET',
  path: '/bets/share-code',
  version: 3,
  refusals: [403, 404],
  query: v.object({ code: word }),
  response: v.object({ data: foundSharedBets }),
})
