import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare, rational } from '../exact/rational.ts'
import { formatOdds } from './format-odds.ts'
import { ODDS_FORMATS } from './odds-format.ts'
import { oddsOf, totalOddsOf } from './odds.ts'
import { readOdds } from './read-odds.ts'

describe('formatOdds', () => {
  test('[ODDS-01] [AMB-20] the same 2.50 in every format', () => {
    expect(ODDS_FORMATS.map((format) => formatOdds(oddsOf(2500), format))).toEqual([
      '2.50',
      '3/2',
      '1.50',
      '+150',
      '1.50',
      '-0.67',
      '40%',
    ])
  })

  test('[ODDS-01] odds below even, in every format', () => {
    expect(ODDS_FORMATS.map((format) => formatOdds(oddsOf(1800), format))).toEqual([
      '1.80',
      '4/5',
      '0.80',
      '-125',
      '-1.25',
      '0.80',
      '55.6%',
    ])
  })

  test('[ODDS-03] [AMB-19] european is decimal, british fractional and american signed', () => {
    expect(formatOdds(oddsOf(2000), 'european')).toBe('2.00')
    expect(formatOdds(oddsOf(2000), 'british')).toBe('1/1')
    expect(formatOdds(oddsOf(2000), 'american')).toBe('+100')
    expect(formatOdds(oddsOf(1952), 'american')).toBe('-105')
  })

  test('[ODDS-04] a fraction is reduced by gcd(percent gain, 100)', () => {
    expect(formatOdds(oddsOf(2500), 'british')).toBe('3/2')
    expect(formatOdds(oddsOf(1670), 'british')).toBe('67/100')
    expect(formatOdds(oddsOf(1855), 'british')).toBe('17/20')
    expect(formatOdds(oddsOf(11_000), 'british')).toBe('10/1')
  })

  test('[ODDS-14] [GAP-03] decimals are cut to 2, and to 3 below 1.10 when needed', () => {
    expect(formatOdds(oddsOf(1999), 'european')).toBe('1.99')
    expect(formatOdds(oddsOf(1099), 'european')).toBe('1.099')
    expect(formatOdds(oddsOf(1050), 'european')).toBe('1.05')
    expect(formatOdds(oddsOf(1005), 'british')).toBe('1/200')
    expect(formatOdds(oddsOf(1005), 'hongkong')).toBe('0.005')
  })

  test('[ODDS-05] an unknown format is shown as european', () => {
    expect(formatOdds(oddsOf(2500), 'xyz')).toBe('2.50')
  })

  test('odds of 1.00 and enormous odds are shown without an error', () => {
    for (const format of ODDS_FORMATS) {
      expect(formatOdds(oddsOf(1000), format)).not.toMatch(/NaN|Infinity/)
    }
    expect(formatOdds(totalOddsOf(123_456_789_012_345_678_901n), 'european')).toBe(
      '123456789012345678.90',
    )
    expect(formatOdds(totalOddsOf(10n ** 12n), 'percent')).toBe('<0.1%')
  })

  test('[M5] a long price keeps three significant digits as a reciprocal', () => {
    expect(
      [3330, 15_000, 67_710, 201_000, 1_001_000].map((odds) =>
        formatOdds(oddsOf(odds), 'malaysian'),
      ),
    ).toEqual(['-0.429', '-0.0714', '-0.0150', '-0.00500', '-0.00100'])
    expect(
      [5000, 15_000, 67_710, 201_000].map((odds) => formatOdds(oddsOf(odds), 'percent')),
    ).toEqual(['20%', '6.67%', '1.48%', '0.498%'])
  })

  test('[M5] whatever the price, the text reads as that price to a hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1011, max: 1_000_000 }).map(oddsOf), (odds) => {
        for (const format of ['malaysian', 'indonesian', 'percent'] as const) {
          const read = readOdds(formatOdds(odds, format), format)
          if (read === null) throw new Error('unreadable')
          const gain = Number(read.numerator) / Number(read.denominator) - 1
          const shown = odds / 1000 - 1
          // Two decimals lose up to a hundredth of a gain, which below 1.10 has three.
          const most = Math.min(0.1, Math.max(0.011, 0.01 / shown))
          expect(Math.abs(gain / shown - 1)).toBeLessThan(most)
        }
      }),
    )
  })

  test('decimal and fraction never promise more than the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1011, max: 1_000_000 }).map(oddsOf), (odds) => {
        for (const format of ['european', 'british', 'hongkong'] as const) {
          const read = readOdds(formatOdds(odds, format), format)
          if (read === null) throw new Error('unreadable')
          expect(compare(read, rational(BigInt(odds), 1000n))).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
})
