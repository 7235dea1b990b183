import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, compare, multiply, ONE, rational, toNumber, ZERO } from '../exact/rational.ts'
import { readVectors } from '../testing/vectors.ts'
import { oddsOf } from './odds.ts'
import {
  basisPoints,
  fairOdds,
  fairProbabilities,
  impliedProbability,
  impliedSum,
  overround,
} from './overround.ts'

const anyPrices = fc.array(fc.integer({ min: 1001, max: 500_000 }).map(oddsOf), {
  minLength: 2,
  maxLength: 30,
})

type Expected = number | { marginPct: number }

const vectors = readVectors<{ odds: number[] }, Expected>('margin_devig').filter(
  ({ category }) => category === 'margin',
)

test.each(vectors)('$id overround of $input.odds', ({ input, expected }) => {
  const margin = toNumber(overround(input.odds.map((odds) => oddsOf(Math.round(odds * 1000)))))
  // One vector states the share of turnover, 1 - 1/S, instead of S - 1.
  const wanted = typeof expected === 'number' ? expected : expected.marginPct / 100
  const distances = [margin, 1 - 1 / (1 + margin)].map((value) => Math.abs(value - wanted))
  expect(Math.min(...distances)).toBeLessThan(6e-5)
})

test('[MATCH-01] the implied chance of a price is its reciprocal, rounded once for show', () => {
  expect(impliedProbability(oddsOf(1850))).toEqual({ numerator: 1000n, denominator: 1850n })
  expect(
    [1850, 3000, 1001].map(oddsOf).map((odds) => basisPoints(impliedProbability(odds))),
  ).toEqual([5405, 3333, 9990])
})

test('[M6] the margin is what the chances in the prices exceed a fair sum by', () => {
  const prices = [2100, 3400, 3300].map(oddsOf)
  expect(basisPoints(impliedSum(prices))).toBe(10_733)
  expect(basisPoints(overround(prices))).toBe(733)
  // Twice the chances where two outcomes win together: a book of them has the same margin.
  expect(basisPoints(overround([oddsOf(1400), oddsOf(1400), oddsOf(1400)], 2))).toBe(714)
  expect(basisPoints(overround([oddsOf(1500), oddsOf(1500), oddsOf(1500)], 2))).toBe(0)
})

test('[M6] fair odds are the prices without the margin, and never better than the chance', () => {
  expect(fairOdds([oddsOf(1900), oddsOf(1900)])).toEqual([2000, 2000])
  expect(fairOdds([oddsOf(1400), oddsOf(1400), oddsOf(1400)], 2)).toEqual([1500, 1500, 1500])
  fc.assert(
    fc.property(anyPrices, (odds) => {
      const chances = fairProbabilities(odds)
      for (const [index, price] of fairOdds(odds).entries()) {
        if (price === null) throw new Error('no fair price')
        const chance = chances[index] ?? ZERO
        expect(compare(multiply(rational(BigInt(price), 1000n), chance), ONE)).toBeLessThanOrEqual(
          0,
        )
      }
    }),
  )
})

test('fair chances add up to exactly one, and keep the order of the prices', () => {
  fc.assert(
    fc.property(anyPrices, (odds) => {
      expect(compare(fairProbabilities(odds).reduce(add, ZERO), ONE)).toBe(0)
    }),
  )
})
