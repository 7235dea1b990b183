import { expect, test } from 'vitest'

import { directionOf, LOCALES, resolveLocale, spokenLocale } from './locales.ts'

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

test('[I18N-03] a language of another country is read by who speaks it, by its other name too', () => {
  const wanted = ['nb-NO', 'nn-NO', 'pt-PT', 'PT-pt']
  expect(wanted.map((tag) => spokenLocale(tag, LOCALES))).toEqual(['no', 'no', 'br', 'br'])
  const swiss = ['de-CH', 'fr-CH', 'fr-CA', 'it']
  expect(['de', 'fr-FR', 'fr-CA'].map((tag) => spokenLocale(tag, swiss))).toEqual([
    'de-CH',
    'fr-CH',
    'fr-CA',
  ])
  expect(['', 'e', 'xx-CH'].map((tag) => spokenLocale(tag, LOCALES))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('[I18N-08] languages written from right to left', () => {
  const all = ['ar', 'he', 'fa', 'ur']
  expect(all.map((locale) => directionOf(locale, all))).toEqual(['rtl', 'rtl', 'rtl', 'rtl'])
  expect(directionOf('ar', ['en'])).toBe('ltr')
  expect(directionOf('de', ['de'])).toBe('ltr')
})
