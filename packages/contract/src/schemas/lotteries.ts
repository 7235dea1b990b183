import * as v from 'valibot'

import { amount, count, currencyCode, id, odds, timestamp } from './primitives.ts'

const lotteryDraw = v.object({
  /** What tickets are placed on, as `match_id`. */
  id,
  number: count,
  closesAt: timestamp,
  /** SHA-256 of the secret that the numbers will be drawn with; null before it is promised: no ticket is sold. */
  commitment: v.nullable(v.string()),
})

export const drawResult = v.object({
  id,
  number: count,
  closesAt: timestamp,
  /** None where it was cancelled. */
  drawn: v.array(count),
  /** Its tickets were given back. */
  cancelled: v.boolean(),
})

export const lottery = v.object({
  code: id,
  name: v.string(),
  numbers: count,
  picks: count,
  /** From the greatest on. `winning` of `all` tickets win it; `multiple` is of the stake. */
  prizes: v.array(v.object({ matched: count, multiple: count, winning: count, all: count })),
  /** How a ticket is placed: a single on the draw, the outcome its numbers as `3-7-12`. */
  marketId: v.number(),
  specifier: v.string(),
  odds,
  /** Stakes at which the top prize is paid whole, by currency. */
  stakes: v.record(currencyCode, v.array(amount)),
  /** The next one that tickets are sold for. */
  draw: lotteryDraw,
  /** Latest first. */
  results: v.array(drawResult),
})

export const lotteryProof = v.object({
  drawId: id,
  numbers: count,
  picks: count,
  commitment: v.string(),
  secret: v.string(),
  pulse: v.string(),
  tickets: v.array(v.object({ betId: id, leaf: v.string(), numbers: v.string() })),
  drawn: v.array(count),
})

export type Lottery = v.InferOutput<typeof lottery>
