import { expect, test } from 'vitest'

import { directionOf, resolveLocale } from './locales.ts'

const supported = ['en', 'de', 'fr-CA', 'br']

test('[I18N-03] [GAP-56] exact match, alias, language before the dash, default, en: in this order', () => {
  expect(resolveLocale('fr-ca', supported, 'de')).toBe('fr-CA')
  expect(resolveLocale('en-US', supported, 'de')).toBe('en')
  expect(resolveLocale('de-AT', supported, 'en')).toBe('de')
  expect(['nb', 'NN', 'pt', 'pt-BR', 'en-GB'].map((wanted) => resolveLocale(wanted))).toEqual([
    'no',
    'no',
    'br',
    'br',
    'en',
  ])
  expect(resolveLocale('xx', supported, 'de')).toBe('de')
  expect(resolveLocale('xx', ['en', 'fr'], 'de')).toBe('en')
})

test('[I18N-08] languages written from right to left', () => {
  const all = ['ar', 'he', 'fa', 'ur']
  expect(all.map((locale) => directionOf(locale, all))).toEqual(['rtl', 'rtl', 'rtl', 'rtl'])
  expect(directionOf('ar', ['en'])).toBe('ltr')
  expect(directionOf('de', ['de'])).toBe('ltr')
})
