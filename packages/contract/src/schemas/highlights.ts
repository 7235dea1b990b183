import * as v from 'valibot'

import { match } from './catalogue.ts'
import { market } from './markets.ts'
import { count, id, odds } from './primitives.ts'

/** A leg of a ready-made custom bet, at the price that its outcome had when the bet was priced. */
export const readyLeg = v.object({ market, outcomeId: id })

/** A custom bet that the site proposes; nothing of it is selected for anybody. */
export const readyBuilder = v.object({
  /** Of all legs together. It holds while no leg has another price or is suspended. */
  odds,
  legs: v.array(readyLeg),
})

export const readyBuilders = v.object({ match, builders: v.array(readyBuilder) })

export const popularBet = v.object({
  match,
  market,
  outcomeId: id,
  /** Players who backed it in the time that `meta.hours` says; 0 where nothing was counted. */
  players: count,
})

/** What a list of popular bets was made of: bets that were placed, or the great matches to come. */
export const popularity = v.picklist(['bets', 'matches'])

export type ReadyLeg = v.InferOutput<typeof readyLeg>
export type ReadyBuilder = v.InferOutput<typeof readyBuilder>
export type ReadyBuilders = v.InferOutput<typeof readyBuilders>
export type PopularBet = v.InferOutput<typeof popularBet>
export type Popularity = v.InferOutput<typeof popularity>
