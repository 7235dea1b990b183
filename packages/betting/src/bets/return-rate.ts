import type { Rational } from '../exact/rational.ts'
import { compare, divide, multiply, ONE, rational } from '../exact/rational.ts'
import { symmetricPolynomialOfRationals } from './symmetric-polynomial.ts'
import type { SystemType } from './system-type.ts'
import { lineCount, otherLegs } from './system-type.ts'

/** Mean, over the lines of a system, of the product of their legs' factors; bankers are in each. */
export function systemReturnRate(factors: readonly Rational[], system: SystemType): Rational {
  const { totalCount, winCount, bankers = [] } = system
  if (factors.length !== totalCount) {
    throw new RangeError(`A ${winCount}/${totalCount} system cannot have ${factors.length} legs`)
  }
  const pick = (places: readonly number[]) => places.flatMap((place) => factors[place] ?? [])
  const others = symmetricPolynomialOfRationals(pick(otherLegs(system)), winCount - bankers.length)
  return multiply(comboReturnRate(pick(bankers)), divide(others, rational(lineCount(system))))
}

/** Product of the legs' factors. */
export function comboReturnRate(factors: readonly Rational[]): Rational {
  return factors.reduce(multiply, ONE)
}

/** Return per unit of stake, held below the highest factor that a system may win. */
export function capRate(rate: Rational, maxFactor: bigint): { rate: Rational; capped: boolean } {
  const limit = rational(maxFactor)
  return compare(rate, limit) > 0 ? { rate: limit, capped: true } : { rate, capped: false }
}
