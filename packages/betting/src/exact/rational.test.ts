import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  compare,
  divide,
  gcd,
  multiply,
  rational,
  reduce,
  subtract,
  toNumber,
} from './rational.ts'

const fraction = fc
  .tuple(fc.bigInt(-1000n, 1000n), fc.bigInt(1n, 1000n))
  .map(([numerator, denominator]) => rational(numerator, denominator))

describe('rational', () => {
  test('keeps the denominator positive and refuses 0', () => {
    expect(rational(1n, -2n)).toEqual({ numerator: -1n, denominator: 2n })
    expect(() => rational(1n, 0n)).toThrow(RangeError)
    expect(() => divide(rational(1n), rational(0n))).toThrow(RangeError)
  })

  test('addition and subtraction, multiplication and division undo each other', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(compare(subtract(add(a, b), b), a)).toBe(0)
        if (b.numerator !== 0n) expect(compare(divide(multiply(a, b), b), a)).toBe(0)
      }),
    )
  })

  test('reduces to lowest terms without changing the value', () => {
    fc.assert(
      fc.property(fraction, (a) => {
        const low = reduce(a)
        expect(compare(low, a)).toBe(0)
        expect(gcd(low.numerator, low.denominator)).toBe(1n)
      }),
    )
  })

  test('orders and becomes a number', () => {
    expect(compare(rational(1n, 3n), rational(2n, 6n))).toBe(0)
    expect(compare(rational(1n, 3n), rational(1n, 2n))).toBe(-1)
    expect(compare(rational(2n, 3n), rational(1n, 2n))).toBe(1)
    expect(toNumber(rational(-3n, 4n))).toBe(-0.75)
    expect(gcd(0n, 0n)).toBe(1n)
  })
})
