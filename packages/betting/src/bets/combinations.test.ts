import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readVectors } from '../testing/vectors.ts'
import { combinationAt, combinations, combinationsCount } from './combinations.ts'

type Input = { legs: number; sizes: number[] }

const vectors = readVectors<Input, { bets: number }>('bets_system').filter(
  ({ category }) => category === 'system-lines',
)

test.each(vectors)('$id lines of $input.sizes from $input.legs', ({ input, expected }) => {
  const lines = input.sizes.reduce((sum, k) => sum + combinationsCount(input.legs, k), 0n)
  expect(lines).toBe(BigInt(expected.bets))
})

test('every choice is listed once, in order', () => {
  const sizes = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: -1, max: 10 }))
  fc.assert(
    fc.property(sizes, ([n, k]) => {
      const listed = [...combinations(n, k)].map((choice) => choice.join())
      expect(BigInt(listed.length)).toBe(combinationsCount(n, k))
      expect(new Set(listed).size).toBe(listed.length)
      expect(listed).toEqual(listed.toSorted())
    }),
  )
})

test('counts beyond what could be listed', () => {
  expect(combinationsCount(30, 15)).toBe(155_117_520n)
})

test('a choice is found by its place', () => {
  const sizes = fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }))
  fc.assert(
    fc.property(sizes, ([n, k]) => {
      const listed = [...combinations(n, k)]
      const found = listed.map((_, place) => combinationAt(n, k, BigInt(place)))
      expect(found).toEqual(listed)
      expect(combinationAt(n, k, BigInt(listed.length))).toBeNull()
      expect(combinationAt(n, k, -1n)).toBeNull()
    }),
  )
  expect(combinationAt(30, 15, 155_117_519n)).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 15),
  )
})
