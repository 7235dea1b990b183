import type { Rational } from '../exact/rational.ts'
import { gcd, rational, ZERO } from '../exact/rational.ts'

/**
 * Elementary symmetric polynomial: the sum, over every choice of k values, of their product.
 * Exact, in n·k steps instead of one per combination.
 */
export function symmetricPolynomial(values: readonly bigint[], k: number): bigint {
  if (k < 0 || k > values.length) return 0n
  const sums: bigint[] = Array.from({ length: k + 1 }, (_, degree) => (degree === 0 ? 1n : 0n))
  for (const value of values) {
    for (let degree = k; degree >= 1; degree -= 1) {
      sums[degree] = (sums[degree] ?? 0n) + value * (sums[degree - 1] ?? 0n)
    }
  }
  return sums[k] ?? 0n
}

/** The same for fractions. */
export function symmetricPolynomialOfRationals(values: readonly Rational[], k: number): Rational {
  if (k < 0 || k > values.length) return ZERO
  const common = values.reduce(
    (least, { denominator }) => (least / gcd(least, denominator)) * denominator,
    1n,
  )
  const scaled = values.map(({ numerator, denominator }) => numerator * (common / denominator))
  return rational(symmetricPolynomial(scaled, k), common ** BigInt(k))
}
