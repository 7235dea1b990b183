import * as v from 'valibot'

import {
  jackpot,
  jackpotDraw,
  jackpotHit,
  JACKPOT_HIT_STATUSES,
  slipJackpots,
} from '../schemas/jackpots.ts'
import { id } from '../schemas/primitives.ts'
import { queryBoolean, queryInteger } from '../wire/query.ts'
import { slipBets } from '../schemas/bets.ts'
import { defineCall } from './call.ts'

export const listJackpots = defineCall({
  name: 'listJackpots',
  api: 'sportsbook',
  method: 'GET',
  path: '/jackpots',
  version: 2,
  response: v.object({ data: v.array(jackpot) }),
})

export const getJackpot = defineCall({
  name: 'getJackpot',
  api: 'sportsbook',
  method: 'GET',
  path: '/jackpots/:id',
  version: 2,
  response: v.object({ data: jackpot }),
})

export const findSlipJackpots = defineCall({
  name: 'findSlipJackpots',
  api: 'sportsbook',
  method: 'POST',
  path: '/jackpots',
  version: 2,
  access: 'player',
  body: slipBets,
  response: v.object({ data: slipJackpots }),
})

export const listJackpotHits = defineCall({
  name: 'listJackpotHits',
  api: 'sportsbook',
  method: 'GET',
  path: '/jackpot-hits',
  version: 2,
  query: v.object({
    jackpotId: v.optional(id),
    limit: v.optional(queryInteger),
    status: v.optional(v.picklist(JACKPOT_HIT_STATUSES)),
    forUser: v.optional(queryBoolean),
    unseen: v.optional(queryBoolean),
  }),
  response: v.object({ data: v.array(jackpotHit) }),
})

export const seeJackpotHit = defineCall({
  name: 'seeJackpotHit',
  api: 'sportsbook',
  method: 'POST',
  path: '/jackpot-hits/:id/seen',
  version: 2,
  access: 'player',
  response: v.object({ data: jackpotHit }),
})

export const findJackpotDraw = defineCall({
  name: 'findJackpotDraw',
  api: 'sportsbook',
  method: 'GET',
  path: '/jackpots/:id/draws',
  version: 2,
  refusals: [404],
  /** The id of a bet, or the reference that its receipt has. */
  query: v.object({ betId: id }),
  response: v.object({ data: jackpotDraw }),
})
