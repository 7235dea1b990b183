import type { IncomingHttpHeaders } from 'node:http'

import { PAGE_ROOTS } from '../src/i18n/canonical-path.ts'
import { pathInLocale, type LocalePrefix } from '../src/i18n/locale-path.ts'
import { sameLocale, spokenLocale } from '../src/i18n/locales.ts'
import { PREFERENCE_COOKIES } from '../src/preferences/preference-cookies.ts'
import { divideAddress, withQuery } from './address-query.ts'
import { browserLocale } from './browser-locale.ts'
import { parseCookies } from './parse-cookies.ts'

type Offered = { locales: readonly string[]; defaultLocale: string; localePrefixRequired: boolean }

/** What an answer depends on that goes by `ownLocale`. */
export const OWN_LANGUAGE_HEADERS = 'accept-language, cookie, sec-fetch-dest, sec-fetch-mode'

/**
 * AMB-36: the language of an address without one: the player's own or the one that was chosen on
 * the device, which a cookie carries, then the browser's, then the site's.
 */
export function ownLocale(headers: IncomingHttpHeaders, offered: Offered): string {
  const kept = parseCookies(headers.cookie).get(PREFERENCE_COOKIES.locale) ?? ''
  return spokenLocale(kept, offered.locales) ?? browserLocale(headers['accept-language'], offered)
}

/**
 * Where a page without a language in its address is in the visitor's own, or undefined where it
 * stays: the address has one, it is theirs already, or a host page embeds it, whose choice it is.
 * Crawlers name no language and stay.
 */
export function addressInOwnLanguage(
  { url, headers }: { url: string; headers: IncomingHttpHeaders },
  offered: Offered,
): string | undefined {
  const { path, query } = divideAddress(url)
  if (!isWithoutLocale(path) || !opensPage(headers)) return undefined
  const locale = ownLocale(headers, offered)
  if (locale === offered.defaultLocale) return undefined
  const prefix: LocalePrefix = { ...offered, prefixRequired: offered.localePrefixRequired }
  return withQuery(pathInLocale(path, locale, prefix), query)
}

export function isWithoutLocale(path: string): boolean {
  const [first = '', second = ''] = path.split('/').filter((segment) => segment !== '')
  return PAGE_ROOTS.includes(first) && sameLocale(second) === undefined
}

/**
 * A browser says where it puts what it asks for; others say nothing. Of a page that goes through our
 * service worker, which takes none in a frame, it says the mode alone.
 */
function opensPage(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode } = headers
  if (destination === 'empty') return mode === 'navigate'
  return destination === undefined || destination === 'document'
}
