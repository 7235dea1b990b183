import type { Rational } from '../exact/rational.ts'
import { compare, divide, multiply, ONE, rational } from '../exact/rational.ts'
import { combinationsCount } from './combinations.ts'
import { symmetricPolynomialOfRationals } from './symmetric-polynomial.ts'
import type { SystemType } from './system-type.ts'

/** Mean, over the lines of a system, of the product of their legs' factors. */
export function systemReturnRate(
  factors: readonly Rational[],
  { totalCount, winCount }: SystemType,
): Rational {
  if (factors.length !== totalCount) {
    throw new RangeError(`A ${winCount}/${totalCount} system cannot have ${factors.length} legs`)
  }
  const lines = rational(combinationsCount(totalCount, winCount))
  return divide(symmetricPolynomialOfRationals(factors, winCount), lines)
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
