import { MAX_SELECTIONS } from '@touchline/betting'
import * as v from 'valibot'

import { id, marketId, odds, word } from './primitives.ts'

/** Outcomes of one match; their own prices do not matter. */
export const customQuestion = v.object({
  selections: v.pipe(
    v.array(v.object({ matchId: id, marketId, specifier: word, outcomeId: id })),
    v.minLength(1),
    v.maxLength(MAX_SELECTIONS),
  ),
  /** Asks for `without`, too. */
  explained: v.optional(v.boolean()),
})

export const customQuote = v.object({
  /** From the chance that all of them win together, not from the product of their prices. */
  odds,
  /** The best odds that a player may propose now. */
  maxOdds: odds,
  /** What the others cost without each of the selections, in their order; null where they have no price. */
  without: v.optional(v.array(v.nullable(odds))),
})

export type CustomQuestion = v.InferOutput<typeof customQuestion>
export type CustomQuote = v.InferOutput<typeof customQuote>
