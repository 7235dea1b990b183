import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BTC, EUR, JPY, KWD } from '../testing/currencies.ts'
import { amountToDecimalString } from './format-amount.ts'
import { MAX_AMOUNT, amountOf } from './amount.ts'
import { parseAmount } from './parse-amount.ts'

test('[SLIP-41] [GAP-01] fiat shows exactly 2 decimals as subunits permit, others trim zeros down to 2', () => {
  expect(amountToDecimalString(amountOf(100_000n), EUR)).toBe('1000.00')
  expect(amountToDecimalString(amountOf(5n), EUR)).toBe('0.05')
  expect(amountToDecimalString(amountOf(-1250n), EUR)).toBe('-12.50')
  expect(amountToDecimalString(amountOf(1000n), JPY)).toBe('1000')
  expect(amountToDecimalString(amountOf(1239n), KWD)).toBe('1.23')
  expect(amountToDecimalString(amountOf(5_000_000n), BTC)).toBe('0.05')
  expect(amountToDecimalString(amountOf(123_456_700n), BTC)).toBe('1.234567')
  expect(amountToDecimalString(amountOf(100_000_000n), BTC)).toBe('1.00')
})

test('what is shown reads back as the same amount', () => {
  const amount = fc.bigInt(0n, MAX_AMOUNT).map(amountOf)
  fc.assert(
    fc.property(amount, fc.constantFrom(EUR, JPY, BTC), (value, currency) => {
      const text = amountToDecimalString(value, currency)
      expect(parseAmount(text, currency)).toEqual({ ok: true, amount: value })
    }),
  )
})
