import { amountOf } from '@touchline/betting'
import type { CurrencySetting } from '@touchline/contract'
import { expect, test } from 'vitest'

import { createFormatting, type FormattingContext } from './formatting.ts'

const euro: CurrencySetting = {
  code: 'EUR',
  symbol: '€',
  subunits: 100,
  fiat: true,
  subcurrencies: [],
  minStake: amountOf(50n),
  maxPayout: amountOf(25_000_000n),
}
const bitcoin: CurrencySetting = { ...euro, code: 'BTC', symbol: '₿', subunits: 1e8, fiat: false }

const context: FormattingContext = {
  locale: 'en',
  timeZone: 'Europe/Berlin',
  currencies: [euro, bitcoin],
  now: Date.parse('2026-11-20T18:00:00Z'),
  words: { today: 'Today', tomorrow: 'Tomorrow' },
}

test('[SLIP-41] amounts keep the decimals of their currency and take the language’s separators', () => {
  expect(createFormatting(context).money(amountOf(123_456n), 'EUR')).toBe('1,234.56\u00A0€')
  expect(createFormatting({ ...context, locale: 'de' }).money(amountOf(123_456n), 'EUR')).toBe(
    '1.234,56\u00A0€',
  )
  expect(createFormatting(context).amount(amountOf(5_000_000n), 'BTC')).toBe('0.05')
})

test('[ACC-10] small amounts show in the first subcurrency, with its own decimals', () => {
  const milli = { code: 'mBTC', symbol: 'm₿', subunits: 100_000 }
  const currencies = [{ ...bitcoin, subcurrencies: [milli] }]
  const { money } = createFormatting({ ...context, currencies })
  expect(money(amountOf(5_000_000n), 'BTC')).toBe('50.00\u00A0m₿')
  expect(money(amountOf(12_345n), 'BTC')).toBe('0.12345\u00A0m₿')
  expect(money(amountOf(10_000_000_000n), 'BTC')).toBe('100.00\u00A0₿')
})

test('[DEP-03] an amount in a column has all decimals of the unit that it shows in, and no more', () => {
  const milli = { code: 'mBTC', symbol: 'm₿', subunits: 100_000 }
  const inMilli = createFormatting({
    ...context,
    currencies: [{ ...bitcoin, subcurrencies: [milli] }],
  })
  expect(inMilli.stakeMoney(amountOf(5_000_000n), 'BTC', 8)).toBe('50.00000\u00A0m₿')
  const { amount, stakeMoney } = createFormatting(context)
  expect(amount(amountOf(5_000_000n), 'BTC', 8)).toBe('0.05000000')
  expect(stakeMoney(amountOf(123_456n), 'EUR', 8)).toBe('1,234.56\u00A0€')
})

test.each(['ar', 'fa', 'he', 'ur'])(
  '[I18N-08] %s has its amounts apart from their texts',
  (locale) => {
    const { money, amount } = createFormatting({ ...context, locale })
    expect(money(amountOf(1_012n), 'EUR')).toMatch(/^\u206710\D12\u00A0\u200F€\u2069$/)
    expect(amount(amountOf(1_012n), 'EUR')).toMatch(/^10\D12$/)
  },
)

test('an amount is written to its last digit, however large', () => {
  const { money } = createFormatting({ ...context, locale: 'de' })
  expect(money(amountOf(123_456_789_012_345_678n), 'EUR')).toBe('1.234.567.890.123.456,78\u00A0€')
  expect(money(amountOf(-5n), 'EUR')).toBe('\u22120,05\u00A0€')
})

test('a minus stands before its amount in a language that is read from the right, too', () => {
  const leftToRight = '\u200E'
  const { money } = createFormatting({ ...context, locale: 'he' })
  expect(money(amountOf(-101n), 'EUR')).toBe(`\u2067${leftToRight}\u22121.01\u00A0\u200F€\u2069`)
  expect(createFormatting(context).money(amountOf(-101n), 'EUR')).toBe('\u22121.01\u00A0€')
})

test('[ACC-10] beside a field everything is in the unit that is typed there', () => {
  const milli = { code: 'mBTC', symbol: 'm₿', subunits: 100_000 }
  const currencies = [{ ...bitcoin, subcurrencies: [milli] }]
  const { amount, stakeMoney } = createFormatting({ ...context, currencies })
  expect(amount(amountOf(5_000_000n), 'BTC')).toBe('50.00')
  expect(stakeMoney(amountOf(5_000_000n), 'BTC')).toBe('50.00\u00A0m₿')
  expect(stakeMoney(amountOf(10_000_000_000n), 'BTC')).toBe('100,000.00\u00A0m₿')
  expect(createFormatting(context).stakeMoney(amountOf(123_456n), 'EUR')).toBe('1,234.56\u00A0€')
})

test('kick-offs are told in the player’s zone, near days by name', () => {
  const formatting = createFormatting(context)
  expect(formatting.kickOff('2026-11-20T19:45:00Z')).toBe('Today 20:45')
  expect(formatting.kickOff('2026-11-20T23:30:00Z')).toBe('Tomorrow 00:30')
  expect(formatting.kickOff('2026-11-24T19:45:00Z')).toMatch(/Tue.*24.*20:45/)
  expect(formatting.day('2026-11-20T23:30:00Z')).toEqual({ key: '2026-11-21', name: 'Tomorrow' })
})

test('the day of a kick-off is short: a name, a weekday, a date', () => {
  const { kickOffDay } = createFormatting(context)
  expect(kickOffDay('2026-11-20T19:45:00Z')).toBe('Today')
  expect(kickOffDay('2026-11-24T19:45:00Z')).toBe('Tue')
  expect(kickOffDay('2026-11-28T19:45:00Z')).toBe('28 Nov')
  expect(kickOffDay('2026-11-18T19:45:00Z')).toBe('18 Nov')
})

test.each([
  // Before and on the day of 23 hours, then of 25.
  ['2026-03-28T22:30:00Z', '2026-03-29T12:00:00Z', '2026-03-30T12:00:00Z'],
  ['2026-03-28T23:30:00Z', '2026-03-30T12:00:00Z', '2026-03-31T12:00:00Z'],
  ['2026-10-24T22:30:00Z', '2026-10-26T12:00:00Z', '2026-10-27T12:00:00Z'],
  ['2026-10-25T22:30:00Z', '2026-10-26T12:00:00Z', '2026-10-27T12:00:00Z'],
])('tomorrow is the day after today when the clock changes: %s', (now, next, after) => {
  const on = createFormatting({ ...context, timeZone: 'Europe/Berlin', now: Date.parse(now) })
  expect(on.day(next).name).toBe('Tomorrow')
  expect(on.day(after).name).not.toBe('Tomorrow')
})

test('[I18N-08] half of a day is never on another line than its hour', () => {
  const { time, dateTime, kickOff } = createFormatting({ ...context, locale: 'ar' })
  const at = '2026-11-20T20:51:00Z'
  for (const text of [time(at), dateTime(at), kickOff(at)]) expect(text).toMatch(/51\u00A0م$/)
  expect(createFormatting(context).dateTime(at)).toMatch(/ 21:51$/)
})
