import { expect, test } from 'vitest'

import { ERROR_LOCALES, errorLocaleOf, isErrorLocale } from './error-locale.ts'

test('[ERRP-11] the error shell has its own fixed list of locales', () => {
  const listed = 'en, en-CA, fr-CA, en-AU, en-NZ, de, no, fi, fr-CH, de-CH, en-ZA, fr, en-AR, it'
  expect(ERROR_LOCALES.join(', ')).toBe(listed)
  expect(isErrorLocale('FR-ch')).toBe(true)
  expect(isErrorLocale('es')).toBe(false)
})

test('[ERRP-11] the address decides the language of an error page, then the page, then English', () => {
  expect(errorLocaleOf('/fr-CH/sports/404', 'en')).toBe('fr-CH')
  expect(errorLocaleOf('/it/sports/nowhere', 'en')).toBe('it')
  expect(errorLocaleOf('/de/sports/404', 'de')).toBe('de')
  expect(errorLocaleOf('/sports/404', 'de')).toBe('de')
  expect(errorLocaleOf('/es/sports/404', 'en')).toBe('en')
  expect(errorLocaleOf('/sports/404', 'pt-BR')).toBe('en')
})
