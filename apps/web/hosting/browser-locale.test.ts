import { expect, test } from 'vitest'

import { browserLocale } from './browser-locale.ts'

const offered = { locales: ['en', 'de', 'de-CH'], defaultLocale: 'en' }

test.each([
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['de-CH', 'de-CH'],
  ['ja,de;q=0.5', 'de'],
  ['ja', 'en'],
  [undefined, 'en'],
])('[AMB-36] a browser that wants %s begins in %s', (header, locale) => {
  expect(browserLocale(header, offered)).toBe(locale)
})
