import * as v from 'valibot'

import { id, timestamp } from './primitives.ts'

/** Drawn by the pages' own hand. */
export const PROMOTION_PICTURES = ['jackpot', 'combo', 'freebet', 'vote', 'safety', 'cup'] as const
export const PROMOTION_AUDIENCES = ['everybody', 'visitors', 'players'] as const
export const PROMOTION_LINKS = ['jackpots', 'signUp', 'live', 'home', 'limits', 'rules'] as const

export const promotion = v.object({
  id,
  title: v.string(),
  text: v.string(),
  /** Beside the offer, in full. */
  terms: v.array(v.string()),
  picture: v.picklist(PROMOTION_PICTURES),
  audience: v.picklist(PROMOTION_AUDIENCES),
  /** Null: without an end. */
  validTo: v.nullable(timestamp),
  link: v.nullable(v.object({ to: v.picklist(PROMOTION_LINKS), label: v.string() })),
})

export type Promotion = v.InferOutput<typeof promotion>
export type PromotionPicture = Promotion['picture']
