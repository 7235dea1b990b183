import { describe, expect, test } from 'vitest'

import { addressInOwnLanguage } from './own-language.ts'

const offered = {
  locales: ['en', 'de', 'de-CH', 'br'],
  defaultLocale: 'en',
  localePrefixRequired: false,
}
const opened = (url: string, headers: Record<string, string>, site = offered) =>
  addressInOwnLanguage({ url, headers }, site)

describe('[AMB-36] an address without a language', () => {
  test('[I18N-03] is opened in the language of the browser', () => {
    expect(opened('/sports', { 'accept-language': 'de-AT,en;q=0.5' })).toBe('/de/sports')
    expect(opened('/sports', { 'accept-language': 'pt-BR' })).toBe('/br/sports')
    expect(opened('/sports', { 'accept-language': 'en-US,de;q=0.9' })).toBeUndefined()
    expect(opened('/sports', { 'accept-language': 'ja' })).toBeUndefined()
  })

  test('[I18N-07] is opened in the kept language first', () => {
    const german = { 'accept-language': 'de' }
    expect(opened('/sports', { ...german, cookie: 'theme=dark; locale=de-CH' })).toBe(
      '/de-CH/sports',
    )
    expect(opened('/sports', { ...german, cookie: 'locale=en' })).toBeUndefined()
    expect(opened('/sports', { ...german, cookie: 'locale=tlh' })).toBe('/de/sports')
  })

  test('keeps its page and what it asks for', () => {
    expect(opened('/sports/soccer/a-v-b-m7?betcode=X1', { 'accept-language': 'de' })).toBe(
      '/de/sports/soccer/a-v-b-m7?betcode=X1',
    )
  })

  test('stays for crawlers, for host pages and for what is no page', () => {
    const german = { 'accept-language': 'de' }
    expect(opened('/sports', {})).toBeUndefined()
    expect(opened('/sports', { ...german, 'sec-fetch-dest': 'iframe' })).toBeUndefined()
    expect(opened('/sports', { ...german, 'sec-fetch-dest': 'document' })).toBe('/de/sports')
    expect(opened('/_app', german)).toBeUndefined()
  })

  test('is opened in their own through the service worker, too', () => {
    const german = { 'accept-language': 'de', 'sec-fetch-dest': 'empty' }
    expect(opened('/sports', { ...german, 'sec-fetch-mode': 'navigate' })).toBe('/de/sports')
    expect(opened('/sports', { ...german, 'sec-fetch-mode': 'cors' })).toBeUndefined()
  })

  test('[I18N-02] is one alone: what names a language is what was asked for', () => {
    expect(opened('/br/sports', { 'accept-language': 'de' })).toBeUndefined()
    expect(opened('/sports/br/live', { 'accept-language': 'de' })).toBeUndefined()
    const required = { ...offered, localePrefixRequired: true }
    expect(opened('/sports/live', { 'accept-language': 'de' }, required)).toBe('/de/sports/live')
    expect(opened('/sports/live', {}, required)).toBeUndefined()
  })
})
