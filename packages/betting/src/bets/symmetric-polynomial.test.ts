import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, compare, multiply, ONE, rational, ZERO } from '../exact/rational.ts'
import { combinations } from './combinations.ts'
import { symmetricPolynomial, symmetricPolynomialOfRationals } from './symmetric-polynomial.ts'

const degree = fc.integer({ min: -1, max: 9 })

test('equals the sum over all combinations', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 100_000n), { maxLength: 8 }), degree, (values, k) => {
      let sum = 0n
      for (const choice of combinations(values.length, k)) {
        sum += choice.reduce((product, index) => product * (values[index] ?? 0n), 1n)
      }
      expect(symmetricPolynomial(values, k)).toBe(sum)
    }),
  )
})

test('is exact for fractions of any denominator', () => {
  const fraction = fc
    .tuple(fc.bigInt(0n, 99n), fc.bigInt(1n, 99n))
    .map(([numerator, denominator]) => rational(numerator, denominator))
  fc.assert(
    fc.property(fc.array(fraction, { maxLength: 6 }), degree, (values, k) => {
      let sum = ZERO
      for (const choice of combinations(values.length, k)) {
        sum = add(sum, choice.map((index) => values[index] ?? ZERO).reduce(multiply, ONE))
      }
      expect(compare(symmetricPolynomialOfRationals(values, k), sum)).toBe(0)
    }),
  )
})
