import { amountOf } from '@touchline/betting'
import { expect, test } from 'vitest'
import { sayAmount } from './say-amount.ts'

test.each([
  ['en', 100_000n, 'EUR', '1,000.00\u00A0€'],
  ['de', 100_000n, 'EUR', '1.000,00\u00A0€'],
  ['en', 1_240n, 'USD', '12.40\u00A0$'],
  ['en', 1_500n, 'JPY', '1,500\u00A0¥'],
  ['en', 1_000n, 'BTC', '0.00001\u00A0₿'],
  ['en', 12_345_678_901_234_567_890n, 'EUR', '123,456,789,012,345,678.90\u00A0€'],
  ['ar', 1_240n, 'EUR', '\u206712.40\u00A0\u200F€\u2069'],
  ['en', 100n, 'XXX', 'XXX'],
] as const)('[BON-08] an amount reads in %s texts as on pages', (locale, amount, code, text) => {
  expect(sayAmount(amountOf(amount), code, locale)).toBe(text)
})
