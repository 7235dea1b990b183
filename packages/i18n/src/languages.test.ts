import { expect, test } from 'vitest'

import { LOCALES } from './languages.gen.ts'
import { dateLocale, intlLocale } from './languages.ts'

const EVENING = new Date(Date.UTC(2026, 10, 21, 19, 30))

const timeIn = (locale: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(EVENING)

test.each(LOCALES)('%s writes times and counts in European digits', (locale) => {
  expect(timeIn(locale)).toMatch(/^\D*\d\d?\D+\d\d/)
  expect(new Intl.NumberFormat(intlLocale(locale)).format(1234.5)).toMatch(/^1\D?234\D5$/)
})

test.each(['ar', 'he', 'fa', 'ur'])('[I18N-08] %s has no Latin letters in its times', (locale) => {
  expect(timeIn(locale)).not.toMatch(/\p{Script=Latin}/u)
})

test.each([
  ['en', '21 Nov 2026'],
  ['en-AU', '21 Nov 2026'],
  ['de', '21.11.2026'],
])('%s writes a date as %s', (locale, text) => {
  const format = new Intl.DateTimeFormat(dateLocale(locale), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  expect(format.format(EVENING)).toBe(text)
})
