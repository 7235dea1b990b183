import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, compare, ONE, ZERO } from '../exact/rational.ts'
import { basisPoints, bookMargin, fairProbabilities, impliedProbability } from './book-margin.ts'

test('[MATCH-01] the implied chance of a price is its reciprocal, rounded once for show', () => {
  expect(impliedProbability(1850)).toEqual({ numerator: 1000n, denominator: 1850n })
  expect([1850, 3000, 1001].map((odds) => basisPoints(impliedProbability(odds)))).toEqual([
    5405, 3333, 9990,
  ])
})

test('[MATCH-01] the margin is what the stakes exceed the return by', () => {
  const margins = [[2000, 2000], [1900, 1900], []].map((odds) => bookMargin(odds))
  expect(margins.map((margin) => margin && basisPoints(margin))).toEqual([0, 500, null])
})

test('where two outcomes win together, twice the stake comes back', () => {
  const margin = bookMargin([1500, 1500, 1500], 2)
  expect(margin && basisPoints(margin)).toBe(0)
})

test('fair chances add up to exactly one, and keep the order of the prices', () => {
  const prices = fc.array(fc.integer({ min: 1001, max: 500_000 }), { minLength: 2, maxLength: 30 })
  fc.assert(
    fc.property(prices, (odds) => {
      expect(compare(fairProbabilities(odds).reduce(add, ZERO), ONE)).toBe(0)
    }),
  )
})
