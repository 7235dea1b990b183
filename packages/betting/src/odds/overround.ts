import type { Rational } from '../exact/rational.ts'
import { add, rational, subtract, ONE, ZERO } from '../exact/rational.ts'
import type { Odds } from './odds.ts'
import { ODDS_SCALE } from './odds.ts'

/** What the implied probabilities of a market's outcomes add up to beyond 1, exactly. */
export function overround(odds: readonly Odds[]): Rational {
  const sum = odds.map((leg) => rational(BigInt(ODDS_SCALE), BigInt(leg))).reduce(add, ZERO)
  return subtract(sum, ONE)
}
