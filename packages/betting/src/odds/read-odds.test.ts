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

test.each([
  ['2,50', 'european', 2500],
  ['1,085', 'european', 1085],
  ['1.085', 'european', 1085],
  ['٢٫٥٠', 'european', 2500],
  ['۲٫۵', 'european', 2500],
  ['２．５', 'european', 2500],
  ['1,5', 'hongkong', 2500],
  ['\u2066٢٫٥\u2069', 'european', 2500],
  ['١٠/١١', 'british', 1909],
  ['10⁄11', 'british', 1909],
  ['2,5', 'british', 3500],
  ['−110', 'american', 1909],
  ['+١٥٠', 'american', 2500],
  ['−0,67', 'malaysian', 2492],
  ['-1,5', 'indonesian', 1666],
  ['40,5%', 'percent', 2469],
  ['٤٠٪', 'percent', 2500],
  ['40 %', 'percent', 2500],
  ['0.4', 'percent', 2500],
] as const)(
  '[CUST-01] reads the digits and marks of any language: %s, %s',
  (text, format, odds) => {
    const decimal = readOdds(text, format)
    expect(decimal === null ? null : toOdds(decimal)).toBe(odds)
  },
)

test.each([
  ['1 1/2', 'british'],
  ['1½', 'british'],
  ['10 11', 'british'],
  ['2,5,0', 'european'],
  ['1,50.0', 'european'],
  ['1,234.5', 'european'],
  ['1.234,5', 'european'],
  ['+1,500', 'american'],
  ['2,5x', 'european'],
  ['--110', 'american'],
  ['٢٫٥٫٠', 'european'],
  [',', 'european'],
  ['', 'european'],
  ['100%', 'percent'],
] as const)('what may be read in two ways, or in none, is no price: %s, %s', (text, format) => {
  expect(readOdds(text, format)).toBeNull()
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
