import * as v from 'valibot'

import {
  bonus,
  bonusActivation,
  bonusesOfBet,
  bonusesToMark,
  bonusTerms,
  freebetsToBoost,
  promoCode,
  ratingEntry,
} from '../schemas/bonuses.ts'
import { itemOf, listOf, pagination } from '../schemas/paging.ts'
import { queryBoolean, queryInteger, queryList } from '../wire/query.ts'
import { slipBets } from '../schemas/bets.ts'
import { defineCall } from './call.ts'

const item = itemOf(bonus)

export const listBonuses = defineCall({
  name: 'listBonuses',
  api: 'sportsbook',
  method: 'GET',
  path: '/bonuses',
  version: 2,
  query: v.object({
    /** Of offers. */
    status: v.optional(queryList),
    /** Only those that can be activated or used now, or only the others. */
    available: v.optional(queryBoolean),
    unseen: v.optional(queryBoolean),
    type: v.optional(queryList),
    limitPerType: v.optional(queryInteger),
    page: v.optional(queryInteger),
    limit: v.optional(queryInteger),
  }),
  response: listOf(bonus),
})

export const listBonusesOfKind = defineCall({
  name: 'listBonusesOfKind',
  api: 'sportsbook',
  method: 'GET',
  path: '/bonuses/:kind',
  version: 2,
  query: v.object({
    status: v.optional(queryList),
    isAvailable: v.optional(queryBoolean),
    page: v.optional(queryInteger),
    limit: v.optional(queryInteger),
  }),
  response: listOf(bonus),
})

export const getBonus = defineCall({
  name: 'getBonus',
  api: 'sportsbook',
  method: 'GET',
  path: '/bonuses/:kind/:id',
  version: 2,
  response: item,
})

export const getBonusTerms = defineCall({
  name: 'getBonusTerms',
  api: 'sportsbook',
  method: 'GET',
  path: '/bonuses/:kind/:id/terms',
  version: 2,
  response: v.object({ data: bonusTerms }),
})

export const getTournamentRating = defineCall({
  name: 'getTournamentRating',
  api: 'sportsbook',
  method: 'GET',
  path: '/bonuses/tournaments/:id/rating',
  version: 2,
  query: v.object({ page: v.optional(queryInteger), limit: v.optional(queryInteger) }),
  response: v.object({
    data: v.array(ratingEntry),
    meta: v.object({
      pagination,
      /** Null without points, and for a visitor. */
      own: v.nullable(ratingEntry),
      /** Those around the own place, with it, in order. */
      neighbours: v.array(ratingEntry),
    }),
  }),
})

export const markBonusesSeen = defineCall({
  name: 'markBonusesSeen',
  api: 'sportsbook',
  method: 'POST',
  path: '/bonuses/mark-as-seen',
  version: 2,
  access: 'player',
  body: bonusesToMark,
})

export const activateBonus = defineCall({
  name: 'activateBonus',
  api: 'sportsbook',
  method: 'POST',
  path: '/bonuses/:id/activate',
  version: 2,
  access: 'player',
  refusals: [409],
  body: bonusActivation,
  response: item,
})

export const boostFreebets = defineCall({
  name: 'boostFreebets',
  api: 'sportsbook',
  method: 'POST',
  path: '/bonuses/:id/boost',
  version: 2,
  access: 'player',
  refusals: [409, 422],
  body: freebetsToBoost,
  response: v.object({ data: v.array(bonus) }),
})

export const redeemPromoCode = defineCall({
  name: 'redeemPromoCode',
  api: 'sportsbook',
  method: 'POST',
  path: '/bonuses/promo-code',
  version: 2,
  access: 'player',
  refusals: [409, 422, 429],
  body: promoCode,
  response: item,
})

export const listSlipBonuses = defineCall({
  name: 'listSlipBonuses',
  api: 'sportsbook',
  method: 'POST',
  path: '/bonuses',
  version: 2,
  access: 'player',
  refusals: [422],
  body: slipBets,
  response: v.object({ data: v.array(bonusesOfBet) }),
})
