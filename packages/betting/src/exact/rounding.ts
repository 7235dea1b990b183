import type { Rational } from './rational.ts'

/** Largest integer not above the fraction. */
export function floor(value: Rational): bigint {
  const quotient = value.numerator / value.denominator
  const inexact = value.numerator % value.denominator !== 0n
  return inexact && value.numerator < 0n ? quotient - 1n : quotient
}

/** Smallest integer not below the fraction. */
export function ceil({ numerator, denominator }: Rational): bigint {
  return -floor({ numerator: -numerator, denominator })
}

/** Nearest integer; halves go away from zero. */
export function roundHalfAway(value: Rational): bigint {
  const doubled = { numerator: value.numerator * 2n, denominator: value.denominator }
  return value.numerator >= 0n
    ? floor({
        numerator: doubled.numerator + value.denominator,
        denominator: 2n * value.denominator,
      })
    : -roundHalfAway({ numerator: -value.numerator, denominator: value.denominator })
}
