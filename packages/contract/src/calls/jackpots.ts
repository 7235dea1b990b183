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
  summary: 'Jackpots with their levels, rules and amounts as they are now',
  response: v.object({ data: v.array(jackpot) }),
})

export const getJackpot = defineCall({
  name: 'getJackpot',
  api: 'sportsbook',
  method: 'GET',
  path: '/jackpots/:id',
  version: 2,
  summary: 'One jackpot as it is now',
  response: v.object({ data: jackpot }),
})

export const findSlipJackpots = defineCall({
  name: 'findSlipJackpots',
  api: 'sportsbook',
  method: 'POST',
  path: '/jackpots',
  version: 2,
  access: 'player',
  summary: 'For each bet of a slip, the jackpots that it takes part in; nothing is stored',
  body: slipBets,
  response: v.object({ data: slipJackpots }),
})

export const listJackpotHits = defineCall({
  name: 'listJackpotHits',
  api: 'sportsbook',
  method: 'GET',
  path: '/jackpot-hits',
  version: 2,
  summary: 'Jackpots that were hit, newest first; `for_user`: by who asks, none for a visitor',
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
  summary: "Marks a hit of the player's as seen, once however often it is said",
  response: v.object({ data: jackpotHit }),
})

export const findJackpotDraw = defineCall({
  name: 'findJackpotDraw',
  api: 'sportsbook',
  method: 'GET',
  path: '/jackpots/:id/draws',
  version: 2,
  refusals: [404],
  summary: 'The draw that a bet was in, with everything that is needed to make it anew',
  query: v.object({ betId: id }),
  response: v.object({ data: jackpotDraw }),
})
