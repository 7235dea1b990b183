import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rational } from '../exact/rational.ts'
import { fromDecimalOdds, toDecimalOdds } from './convert-odds.ts'
import { ODDS_FORMATS } from './odds-format.ts'
import { readOdds, toOdds } from './read-odds.ts'

test('reads a written price and cuts it to thousandths', () => {
  const cases = [
    ['1.85', 'european', 1850],
    ['10/11', 'british', 1909],
    ['evens', 'british', 2000],
    ['+150', 'american', 2500],
    ['-110', 'american', 1909],
    ['-0.67', 'malaysian', 2492],
    ['40%', 'percent', 2500],
  ] as const
  for (const [text, format, odds] of cases) {
    const decimal = readOdds(text, format)
    expect(decimal === null ? null : toOdds(decimal)).toBe(odds)
  }
})

test('what is not a price is refused', () => {
  expect(readOdds('abc', 'european')).toBeNull()
  expect(readOdds('1/0', 'british')).toBeNull()
  expect(readOdds('x%', 'percent')).toBeNull()
  expect(toOdds(rational(1n, 2n))).toBeNull()
  expect(toOdds(rational(10n ** 30n))).toBeNull()
})

test('every format leads back to exactly the same odds', () => {
  const odds = fc.integer({ min: 1001, max: 10_000_000 })
  fc.assert(
    fc.property(odds, fc.constantFrom(...ODDS_FORMATS), (thousandths, format) => {
      const value = fromDecimalOdds(rational(BigInt(thousandths), 1000n), format)
      const back = value === null ? null : toDecimalOdds(value, format)
      expect(back === null ? null : toOdds(back)).toBe(thousandths)
    }),
  )
})
