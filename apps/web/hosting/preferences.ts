import { canonicalTimeZone, type SiteParts } from '@touchline/contract'

import type { RequestPreferences } from '../src/base/environment.ts'
import type { Theme } from '../src/base/page-fill.ts'
import { PREFERENCE_COOKIES } from '../src/preferences/preference-cookies.ts'
import { readOwnSports } from '../src/preferences/own-sports.ts'
import { readPins, writePins } from '../src/preferences/pinned-markets.ts'
import { parseCookies } from './parse-cookies.ts'

/** GAP-69: what the operator's pages look like, and whether a player's choice counts. */
export type SiteTheme = { standard: SiteParts['defaultTheme']; isChosen: boolean }
type SiteStandard = { timezone: string | null; theme: SiteTheme }

const OF_BROWSER: SiteStandard = { timezone: null, theme: { standard: 'system', isChosen: true } }

/**
 * @param sessionCookies names of the cookies that a signed-in browser may send
 * @param site of the operator, for a browser that has told nothing else
 */
export function readPreferences(
  cookieHeader: string | undefined,
  sessionCookies: readonly string[],
  { timezone, theme: siteTheme }: SiteStandard = OF_BROWSER,
): RequestPreferences {
  const cookies = parseCookies(cookieHeader)
  const chosenTheme = siteTheme.isChosen
    ? themeOf(cookies.get(PREFERENCE_COOKIES.theme))
    : undefined
  const pins = writePins(readPins(cookies.get(PREFERENCE_COOKIES.pinnedMarkets)))
  const hasSession = sessionCookies.some((name) => cookies.has(name))
  const ownSports = hasSession ? readOwnSports(cookies.get(PREFERENCE_COOKIES.ownSports)) : []
  return {
    theme: chosenTheme === undefined ? (themeOf(siteTheme.standard) ?? null) : chosenTheme,
    oddsType: matching(cookies.get(PREFERENCE_COOKIES.oddsType), /^[a-z]{3,12}$/),
    timeZone: knownTimeZone(cookies.get(PREFERENCE_COOKIES.timeZone)) ?? timezone,
    hasSession,
    pinned: hasSession ? readCount(cookies.get(PREFERENCE_COOKIES.pinned)) : 0,
    ...(pins === '' ? {} : { pinnedMarkets: pins }),
    ...(ownSports.length === 0 ? {} : { ownSports }),
    ...(cookies.get(PREFERENCE_COOKIES.foldedPitch) === 'true' ? { foldsPitch: true } : {}),
    ...(cookies.get(PREFERENCE_COOKIES.calm) === 'true' ? { calm: true } : {}),
  }
}

/** Null is as the device has it; undefined where nothing was chosen. */
function themeOf(text: string | undefined): Theme | null | undefined {
  if (text === 'system') return null
  return text === 'dark' || text === 'light' ? text : undefined
}

function matching(text: string | undefined, pattern: RegExp): string | null {
  return text !== undefined && pattern.test(text) ? text : null
}

function readCount(text: string | undefined): number {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : 0
}

function knownTimeZone(text: string | undefined): string | null {
  if (text === undefined || !/^[A-Za-z0-9_+/-]{1,64}$/.test(text)) return null
  return canonicalTimeZone(text)
}
