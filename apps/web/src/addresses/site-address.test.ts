import { expect, test } from 'vitest'

import { siteAddress } from './site-address.ts'

const german = { locale: 'de', defaultLocale: 'en', localePrefixRequired: false }
const english = { ...german, locale: 'en' }

test.each(['https://casino.example/profile', 'http://a.example', 'sms:+491', 'mailto:a@b.example'])(
  '[ROUTE-02] %s is left untouched',
  (address) => {
    expect(siteAddress(address, german)).toBe(address)
  },
)

test('[ROUTE-01] a path of the site takes the language of the page', () => {
  expect(siteAddress('/profile', german)).toBe('/de/profile')
  expect(siteAddress('/profile', english)).toBe('/profile')
  expect(siteAddress('/profile', { ...english, localePrefixRequired: true })).toBe('/en/profile')
})

test('no path is taken for a host', () => {
  expect(siteAddress('//evil.example/x', english)).toBe('/evil.example/x')
})
