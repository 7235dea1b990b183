import type { Rational } from '../exact/rational.ts'
import { floor } from '../exact/rounding.ts'
import type { Odds } from './odds.ts'
import { ODDS_SCALE } from './odds.ts'

/** Exact product of decimal odds; 1 for an empty list. */
export function combinedOdds(odds: readonly Odds[]): Rational {
  return {
    numerator: odds.reduce((product, leg) => product * BigInt(leg), 1n),
    denominator: BigInt(ODDS_SCALE) ** BigInt(odds.length),
  }
}

/** Product of decimal odds in thousandths, cut down once at the end. */
export function totalOdds(odds: readonly Odds[]): bigint {
  const { numerator, denominator } = combinedOdds(odds)
  return floor({ numerator: numerator * BigInt(ODDS_SCALE), denominator })
}
