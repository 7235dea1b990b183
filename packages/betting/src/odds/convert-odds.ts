import type { Rational } from '../exact/rational.ts'
import { compare, divide, multiply, ONE, rational, subtract, ZERO } from '../exact/rational.ts'
import type { OddsFormat } from './odds-format.ts'

const TWO = rational(2n)
const HUNDRED = rational(100n)
const MINUS_ONE = rational(-1n)

/**
 * The exact value of decimal odds in another format: `british` is the fraction itself, `percent`
 * the implied probability (0 to 1). Null when the format cannot express it or odds are not above 1.
 */
export function fromDecimalOdds(decimal: Rational, format: OddsFormat): Rational | null {
  if (compare(decimal, ONE) <= 0) return null
  const gain = subtract(decimal, ONE)
  const reciprocal = divide(MINUS_ONE, gain)
  switch (format) {
    case 'european':
      return decimal
    case 'british':
    case 'hongkong':
      return gain
    case 'american':
      return multiply(HUNDRED, compare(decimal, TWO) >= 0 ? gain : reciprocal)
    case 'indonesian':
      return compare(decimal, TWO) >= 0 ? gain : reciprocal
    case 'malaysian':
      return compare(decimal, TWO) <= 0 ? gain : reciprocal
    case 'percent':
      return divide(ONE, decimal)
  }
}

/** Exact decimal odds from a value in another format; null when it is no valid price there. */
export function toDecimalOdds(value: Rational, format: OddsFormat): Rational | null {
  switch (format) {
    case 'european':
      return compare(value, ONE) > 0 ? value : null
    case 'british':
    case 'hongkong':
      return compare(value, ZERO) > 0 ? gainToDecimal(value) : null
    case 'american':
      return signedToDecimal(divide(value, HUNDRED), 'from_even')
    case 'indonesian':
      return signedToDecimal(value, 'from_even')
    case 'malaysian':
      return signedToDecimal(value, 'up_to_even')
    case 'percent':
      return compare(value, ZERO) > 0 && compare(value, ONE) < 0 ? divide(ONE, value) : null
  }
}

function signedToDecimal(value: Rational, range: 'from_even' | 'up_to_even'): Rational | null {
  const size = value.numerator < 0n ? multiply(MINUS_ONE, value) : value
  if (compare(size, ZERO) === 0) return null
  const fits = range === 'from_even' ? compare(size, ONE) >= 0 : compare(size, ONE) <= 0
  if (!fits) return null
  return gainToDecimal(value.numerator > 0n ? value : divide(ONE, size))
}

function gainToDecimal(gain: Rational): Rational {
  return rational(gain.numerator + gain.denominator, gain.denominator)
}
