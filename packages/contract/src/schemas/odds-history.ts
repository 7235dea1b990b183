import * as v from 'valibot'

import { id, odds, timestamp } from './primitives.ts'

/** Prices of a market since its match is known, from old to new; each holds until the next. */
export const oddsHistory = v.object({
  marketId: v.number(),
  specifier: v.string(),
  outcomes: v.array(v.object({ id, points: v.array(v.object({ at: timestamp, odds })) })),
})

export type OddsHistory = v.InferOutput<typeof oddsHistory>
