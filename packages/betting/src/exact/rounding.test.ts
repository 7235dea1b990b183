import { expect, test } from 'vitest'
import { rational } from './rational.ts'
import { floor, roundHalfAway } from './rounding.ts'

test('floor goes down on both sides of 0', () => {
  expect(floor(rational(7n, 2n))).toBe(3n)
  expect(floor(rational(-7n, 2n))).toBe(-4n)
  expect(floor(rational(-8n, 2n))).toBe(-4n)
})

test('halves round away from 0', () => {
  expect([5n, -5n, 4n, -4n, 6n].map((n) => roundHalfAway(rational(n, 10n)))).toEqual([
    1n,
    -1n,
    0n,
    0n,
    1n,
  ])
})
