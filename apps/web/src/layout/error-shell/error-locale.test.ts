import { expect, test } from 'vitest'

import { LOCALES } from '../../i18n/locales.ts'
import { ERROR_LOCALES, errorLocaleOf, isErrorLocale } from './error-locale.ts'

test('[P10] [ERRP-11] the error shell speaks its fixed list of locales, and every other one', () => {
  const listed = 'en, en-CA, fr-CA, en-AU, en-NZ, de, no, fi, fr-CH, de-CH, en-ZA, fr, en-AR, it'
  expect(ERROR_LOCALES).toEqual(expect.arrayContaining(listed.split(', ')))
  expect(ERROR_LOCALES).toEqual(LOCALES)
  expect(isErrorLocale('FR-ch')).toBe(true)
  expect(isErrorLocale('xx')).toBe(false)
})

test('[ERRP-11] [AMB-35] the address decides the language of an error page, then the page, then English', () => {
  expect(errorLocaleOf('/fr-CH/sports/404', 'en')).toBe('fr-CH')
  expect(errorLocaleOf('/it/sports/nowhere', 'en')).toBe('it')
  expect(errorLocaleOf('/de/sports/404', 'de')).toBe('de')
  expect(errorLocaleOf('/sports/404', 'de')).toBe('de')
  expect(errorLocaleOf('/es/sports/404', 'en')).toBe('es')
  expect(errorLocaleOf('/xx/sports/404', 'en')).toBe('en')
  expect(errorLocaleOf('/sports/404', 'pt-BR')).toBe('br')
})
