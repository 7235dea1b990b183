import type { Rational } from '../exact/rational.ts'
import { add, divide, ONE, rational, subtract, ZERO } from '../exact/rational.ts'
import { roundHalfAway } from '../exact/rounding.ts'
import type { Odds } from './odds.ts'
import { ODDS_SCALE } from './odds.ts'

/** The chance at which a price would be fair: 1 / odds, exactly. */
export function impliedProbability(odds: Odds): Rational {
  return rational(BigInt(ODDS_SCALE), BigInt(odds))
}

/**
 * Share of the stakes that the book keeps on average when every outcome is backed for the same
 * return, exactly: 1 - winners / sum of the implied chances. Null without a price.
 * @param winners how many of the outcomes win together: 2 for double chance
 */
export function bookMargin(odds: readonly Odds[], winners = 1): Rational | null {
  const sum = impliedSum(odds)
  if (sum.numerator === 0n) return null
  return subtract(ONE, divide(rational(BigInt(winners)), sum))
}

/** Chances without the margin, each exactly its share of the whole; in the order given. */
export function fairProbabilities(odds: readonly Odds[], winners = 1): readonly Rational[] {
  const sum = impliedSum(odds)
  return odds.map((price) => {
    const { numerator, denominator } = divide(impliedProbability(price), sum)
    return rational(numerator * BigInt(winners), denominator)
  })
}

/** Hundredths of a per cent, rounded once: 5405 is 54.05 %. */
export function basisPoints({ numerator, denominator }: Rational): number {
  return Number(roundHalfAway(rational(numerator * 10_000n, denominator)))
}

function impliedSum(odds: readonly Odds[]): Rational {
  return odds.map(impliedProbability).reduce(add, ZERO)
}
