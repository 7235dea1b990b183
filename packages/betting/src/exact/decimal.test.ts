import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDecimal, scaledToString } from './decimal.ts'

test('reads plain decimals only', () => {
  expect(parseDecimal('1.50')).toEqual({ numerator: 150n, denominator: 100n })
  expect(parseDecimal('-.5')).toEqual({ numerator: -5n, denominator: 10n })
  expect(parseDecimal('3.')).toEqual({ numerator: 3n, denominator: 1n })
  for (const text of ['', '.', '-', '1e5', '0x1', '1,5', '１', ' 1', '1.2.3', 'NaN']) {
    expect(parseDecimal(text)).toBeNull()
  }
})

test('writes what it reads', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: 0, max: 12 }), (value, decimals) => {
      const read = parseDecimal(scaledToString(value, decimals))
      expect(read?.numerator).toBe(value)
      expect(read?.denominator).toBe(10n ** BigInt(decimals))
    }),
  )
})
