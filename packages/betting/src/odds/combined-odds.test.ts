import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combinedOdds, totalOdds } from './combined-odds.ts'
import { oddsOf } from './odds.ts'

test('[ODDS-14] products are exact and cut once at the end', () => {
  expect(combinedOdds([oddsOf(1850), oddsOf(2100)])).toEqual({
    numerator: 3_885_000n,
    denominator: 1_000_000n,
  })
  expect(totalOdds([oddsOf(1850), oddsOf(2100)])).toBe(3885n)
  expect(totalOdds([oddsOf(1111), oddsOf(1111), oddsOf(1111)])).toBe(1371n)
  expect(totalOdds([])).toBe(1000n)
})

test('30 long prices stay exact and their order does not matter', () => {
  const legs = fc.array(fc.integer({ min: 1000, max: 1_000_000 }).map(oddsOf), { maxLength: 30 })
  fc.assert(
    fc.property(legs, (odds) => {
      expect(totalOdds(odds)).toBe(totalOdds(odds.toReversed()))
      const exact = odds.reduce((product, leg) => product * BigInt(leg), 1000n)
      expect(totalOdds(odds)).toBe(exact / 1000n ** BigInt(odds.length))
    }),
  )
})
