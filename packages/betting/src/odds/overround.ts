import type { Rational } from '../exact/rational.ts'
import { add, divide, multiply, ONE, rational, subtract, ZERO } from '../exact/rational.ts'
import { roundHalfAway } from '../exact/rounding.ts'
import type { Odds } from './odds.ts'
import { ODDS_SCALE } from './odds.ts'
import { toOdds } from './read-odds.ts'

/** The chance at which a price would be fair: 1 / odds, exactly. */
export function impliedProbability(odds: Odds): Rational {
  return rational(BigInt(ODDS_SCALE), BigInt(odds))
}

/** What the chances in the prices of a whole market add up to, exactly. */
export function impliedSum(odds: readonly Odds[]): Rational {
  return odds.map(impliedProbability).reduce(add, ZERO)
}

/**
 * The margin of a book: by how much of a fair sum the chances in its prices exceed it, exactly.
 * @param winners how many of the outcomes win together, which is the fair sum: 2 for double chance
 */
export function overround(odds: readonly Odds[], winners = 1): Rational {
  return subtract(divide(impliedSum(odds), rational(BigInt(winners))), ONE)
}

/** Chances without the margin, each exactly its share of the whole; in the order given. */
export function fairProbabilities(odds: readonly Odds[], winners = 1): readonly Rational[] {
  const sum = impliedSum(odds)
  const whole = rational(BigInt(winners))
  return odds.map((price) => multiply(divide(impliedProbability(price), sum), whole))
}

/** Prices without the margin, cut to thousandths; null where one would not be above 1. */
export function fairOdds(odds: readonly Odds[], winners = 1): readonly (Odds | null)[] {
  return fairProbabilities(odds, winners).map((chance) => toOdds(divide(ONE, chance)))
}

/** Hundredths of a per cent, rounded once: 5405 is 54.05 %. */
export function basisPoints({ numerator, denominator }: Rational): number {
  return Number(roundHalfAway(rational(numerator * 10_000n, denominator)))
}
