import type { Rational } from '../exact/rational.ts'
import { floor } from '../exact/rounding.ts'
import type { Odds, TotalOdds } from './odds.ts'
import { ODDS_SCALE, totalOddsOf } from './odds.ts'

/** Exact product of decimal odds; 1 for an empty list. */
export function combinedOdds(odds: readonly Odds[]): Rational {
  return {
    numerator: odds.reduce((product, leg) => product * BigInt(leg), 1n),
    denominator: BigInt(ODDS_SCALE) ** BigInt(odds.length),
  }
}

/** Product of decimal odds in thousandths, cut down once at the end. */
export function totalOdds(odds: readonly Odds[]): TotalOdds {
  const { numerator, denominator } = combinedOdds(odds)
  return totalOddsOf(floor({ numerator: numerator * BigInt(ODDS_SCALE), denominator }))
}
