import { expect, it } from 'vitest'
import { isLocale, pickLocale } from './locales.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-CH', 'de-CH'],
  ['de-at', 'de'],
  ['ja-JP,de;q=0.8,en;q=0.5', 'de'],
  ['pt-BR', 'br'],
  ['*', 'en'],
])('reads the language header %s as %s', (header, expected) => {
  expect(pickLocale(header, 'en')).toBe(expected)
})

it('falls back to the default language of the site', () => {
  expect(pickLocale('xx', 'de')).toBe('de')
  expect(isLocale('xx')).toBe(false)
})
