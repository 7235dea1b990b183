import * as v from 'valibot'

import { amount, count, currencyCode, id, odds, timestamp } from './primitives.ts'
import { hex } from './receipts.ts'

export const jackpotLevel = v.object({
  code: id,
  name: v.string(),
  /** What whoever hits it gets now. */
  poolAmount: amount,
  active: v.boolean(),
  /** What the house begins each round with, and what the pool cannot grow beyond. */
  seed: amount,
  mustDrop: amount,
  /** Millionths of a stake that the house adds from its margin. */
  contributionPpm: count,
  round: count,
  /** SHA-256 of the round's secret. */
  commitment: hex,
})

/** JACK-01. Amounts are in the jackpot's own currency. */
export const jackpot = v.object({
  id,
  name: v.string(),
  /** The greatest pool that can be hit now. */
  amount,
  /** All pools that can be hit now. */
  poolAmount: amount,
  /** Everything that was ever hit. */
  hitsAmount: amount,
  currency: currencyCode,
  subunits: v.pipe(count, v.minValue(1)),
  levels: v.array(jackpotLevel),
  /** What a bet needs for a ticket. */
  minStake: amount,
  minOdds: odds,
})

export const JACKPOT_HIT_STATUSES = ['approved', 'paid'] as const

/** JACK-02. */
export const jackpotHit = v.object({
  id,
  jackpotId: id,
  /** What the winner gets, in the currency of the bet. */
  amount,
  amountEur: amount,
  createdAt: timestamp,
  currency: currencyCode,
  levelCode: v.string(),
  levelName: v.string(),
  /** The jackpot's. */
  name: v.string(),
  status: v.picklist(JACKPOT_HIT_STATUSES),
  /** Tells winners apart; says nothing of who they are. */
  userHash: v.string(),
  /** By the winner; false for everybody else. */
  seen: v.boolean(),
  betId: id,
  round: count,
})

/** For each bet of the slip, ids of the jackpots that it has a ticket in from the least stake on. */
export const slipJackpots = v.array(v.object({ jackpots: v.array(id) }))

export const jackpotDraw = v.object({
  /** Of the bet that was asked about; absent from servers of before. */
  betId: v.optional(id),
  number: count,
  previousPulse: v.string(),
  pulse: hex,
  createdAt: timestamp,
  tickets: v.array(v.object({ betId: id, leaf: hex, stake: amount })),
  levels: v.array(
    v.object({
      code: id,
      round: count,
      seed: amount,
      mustDrop: amount,
      contributionPpm: count,
      pool: amount,
      commitment: hex,
      secret: v.nullable(hex),
    }),
  ),
})

export type Jackpot = v.InferOutput<typeof jackpot>
export type JackpotLevel = v.InferOutput<typeof jackpotLevel>
export type JackpotHit = v.InferOutput<typeof jackpotHit>
export type JackpotDraw = v.InferOutput<typeof jackpotDraw>
