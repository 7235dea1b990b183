import type { Odds } from './odds.ts'
import { ODDS_SCALE, oddsOf } from './odds.ts'

export type CustomTerms = {
  /** Per cent that the book adds to the chance before it becomes a price. */
  readonly marginPercent: number
  /** Per cent over the fair price up to which a player's own price is taken; below 0: under it. */
  readonly edgePercent: number
}

export type CustomQuote = {
  /** The book's price. */
  readonly odds: Odds
  /** The best price that it takes when the player asks for it; never below `odds`. */
  readonly maxOdds: Odds
}

/** Fewer have no price together. */
export const LEAST_CUSTOM_LEGS = 2

/** Rarer than this has no sensible price. */
const LEAST_CHANCE = 0.0005
const LEAST_ODDS = 1010
const MOST_ODDS = 501_000

/** Upper end of each band and the price step within it, in thousandths. */
const STEPS: readonly (readonly [below: number, step: number])[] = [
  [10_000, 10],
  [100_000, 100],
  [Infinity, 1000],
]

function roundDown(odds: number): Odds {
  const step = STEPS.find(([below]) => odds < below)?.[1] ?? 1
  return oddsOf(Math.floor(odds / step) * step)
}

/**
 * What the book asks and takes for several outcomes that win together with a chance of
 * `probability`; null where that makes no price.
 */
export function quoteCustomBet(
  probability: number,
  { marginPercent, edgePercent }: CustomTerms,
): CustomQuote | null {
  if (!(probability > LEAST_CHANCE && probability < 1)) return null
  const fair = ODDS_SCALE / probability
  const odds = roundDown(Math.min(fair / (1 + marginPercent / 100), MOST_ODDS))
  if (odds < LEAST_ODDS) return null
  const most = roundDown(Math.min(fair * (1 + edgePercent / 100), MOST_ODDS))
  return { odds, maxOdds: most > odds ? most : odds }
}
