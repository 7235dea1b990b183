import { expect, test } from 'vitest'

import { moneyText } from './money-text.ts'

test('an amount stands before its symbol', () => {
  expect(moneyText('1,234.50', '€', 'en')).toBe('1,234.50\u00A0€')
  expect(moneyText('1.234,50', '€', 'de')).toBe('1.234,50\u00A0€')
})

test('an amount below zero has a true minus, whatever its language writes', () => {
  const digits = (locale: string) => new Intl.NumberFormat(locale).format(-5)
  for (const locale of ['en', 'fi', 'no']) {
    expect(moneyText(digits(locale), '€', locale)).toBe('\u22125\u00A0€')
  }
})

test.each(['ar', 'fa', 'he', 'ur'])(
  '[I18N-08] %s keeps an amount apart from its text',
  (locale) => {
    expect(moneyText('10.00', '€', locale)).toBe('\u206710.00\u00A0\u200F€\u2069')
    expect(moneyText('10.00', 'CHF', locale)).toBe('\u206710.00\u00A0\u200FCHF\u2069')
  },
)
