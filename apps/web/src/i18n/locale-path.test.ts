import { expect, test } from 'vitest'

import { canonicalLocalePath } from './canonical-path.ts'
import { localeOfPath, pathInLocale } from './locale-path.ts'

const free = { defaultLocale: 'en', prefixRequired: false }
const required = { defaultLocale: 'en', prefixRequired: true }

test('[I18N-02] the first path segment names the locale', () => {
  expect(localeOfPath('/de/sports/live')).toBe('de')
  expect(localeOfPath('/sports/live')).toBeUndefined()
})

test('[I18N-02] [AMB-03] a misplaced or redundant prefix leads to the canonical address', () => {
  expect(canonicalLocalePath('/sports/de/live', free)).toBe('/de/sports/live')
  expect(canonicalLocalePath('/en/sports/live', free)).toBe('/sports/live')
  expect(canonicalLocalePath('/sports/live', required)).toBe('/en/sports/live')
  expect(canonicalLocalePath('/de/sports/live', free)).toBeUndefined()
  expect(canonicalLocalePath('/de-ch/sports/live', free)).toBe('/de-CH/sports/live')
  expect(canonicalLocalePath('/EN-GB/sports/live', free)).toBe('/sports/live')
  expect(canonicalLocalePath('/sports/live/', free)).toBe('/sports/live')
  expect(canonicalLocalePath('//sports//live', free)).toBe('/sports/live')
})

test('[A5] capital letters and variants of a language that has none lead to the page', () => {
  expect(canonicalLocalePath('/SPORTS', free)).toBe('/sports')
  expect(canonicalLocalePath('/Sports/Live', free)).toBe('/sports/live')
  expect(canonicalLocalePath('/de/SPORTS/football', free)).toBe('/de/sports/football')
  expect(canonicalLocalePath('/de-AT/sports', free)).toBe('/de/sports')
  expect(canonicalLocalePath('/de-at/sports/live', required)).toBe('/de/sports/live')
  expect(canonicalLocalePath('/en-US/sports', free)).toBe('/sports')
  expect(canonicalLocalePath('/en-AU/sports', free)).toBeUndefined()
  expect(canonicalLocalePath('/sports/de-CH/live', free)).toBe('/de-CH/sports/live')
  expect(canonicalLocalePath('/xx-YY/sports', free)).toBeUndefined()
})

test('[INFO-04] [DEP-03] [AMB-03] [AMB-04] pages beside the sports take their language as theirs do', () => {
  expect(canonicalLocalePath('/profile/de/security', free)).toBe('/de/profile/security')
  expect(canonicalLocalePath('/Profile/Wallet/Transactions', free)).toBe(
    '/profile/wallet/transactions',
  )
  expect(canonicalLocalePath('/help-center', required)).toBe('/en/help-center')
  expect(canonicalLocalePath('/de/help-center', required)).toBeUndefined()
})

test('[INFO-01] [INFO-02] rules and about stand below the sports; their old addresses lead there', () => {
  expect(canonicalLocalePath('/sports/general-rules', free)).toBeUndefined()
  expect(canonicalLocalePath('/general-rules', free)).toBe('/sports/general-rules')
  expect(canonicalLocalePath('/About', free)).toBe('/sports/about')
  expect(canonicalLocalePath('/en/about', free)).toBe('/sports/about')
  expect(canonicalLocalePath('/de/general-rules', free)).toBe('/de/sports/general-rules')
  expect(canonicalLocalePath('/about', required)).toBe('/en/sports/about')
  expect(canonicalLocalePath('/about/us', free)).toBeUndefined()
})

test('[I18N-04] the same page in another language, with the prefix that the settings want', () => {
  expect(pathInLocale('/sports/live', 'de', free)).toBe('/de/sports/live')
  expect(pathInLocale('/de/sports/live', 'en', free)).toBe('/sports/live')
  expect(pathInLocale('/de/sports/live', 'en', required)).toBe('/en/sports/live')
  expect(pathInLocale('/de/sports', 'de', free)).toBe('/de/sports')
  // No host of another site.
  expect(pathInLocale('/de//evil.example', 'en', free)).toBe('/evil.example')
})

test('[ROUTE-01] a language alone leads to its sports', () => {
  const settings = { defaultLocale: 'en', prefixRequired: false }
  expect(canonicalLocalePath('/de', settings)).toBe('/de/sports')
  expect(canonicalLocalePath('/de/', settings)).toBe('/de/sports')
  expect(canonicalLocalePath('/en', settings)).toBe('/sports')
})
