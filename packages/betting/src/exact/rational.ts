/** An exact fraction. `denominator` is always above 0; the pair is not necessarily reduced. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint }

export const ZERO: Rational = { numerator: 0n, denominator: 1n }
export const ONE: Rational = { numerator: 1n, denominator: 1n }

/** Builds a fraction with a positive denominator. Throws a RangeError when `denominator` is 0. */
export function rational(numerator: bigint, denominator: bigint = 1n): Rational {
  if (denominator === 0n) throw new RangeError('The denominator is 0')
  return denominator < 0n
    ? { numerator: -numerator, denominator: -denominator }
    : { numerator, denominator }
}

export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator + b.numerator, denominator: a.denominator }
  }
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  }
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { numerator: -b.numerator, denominator: b.denominator })
}

export function multiply(a: Rational, b: Rational): Rational {
  return {
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
  }
}

/** Throws a RangeError when `b` is 0. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator)
}

/** Negative when a < b, 0 when equal, positive when a > b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export function toNumber(value: Rational): number {
  const { numerator, denominator } = reduce(value)
  return Number(numerator) / Number(denominator)
}

export function reduce(value: Rational): Rational {
  const divisor = gcd(value.numerator, value.denominator)
  return {
    numerator: value.numerator / divisor,
    denominator: value.denominator / divisor,
  }
}

/** Greatest common divisor, always above 0 (1 for two zeros). */
export function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a
  let y = b < 0n ? -b : b
  while (y > 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}
