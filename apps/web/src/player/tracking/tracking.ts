import { keepCookie, type CookieJar } from '../../base/cookie-jar.ts'
import { readConsent } from '../../preferences/cookie-consent.ts'

/** ANALYT-01: what advertisers and affiliates add to an address. */
const PARAMETERS = ['ctag', 'btag', 'stag', 'qtag', 'gclid'] as const
const COOKIE = 'sb_tracking'
const LIFETIME_SECONDS = 30 * 24 * 60 * 60
const MOST_SIGNS = 256

export type Tracking = Readonly<Partial<Record<(typeof PARAMETERS)[number], string>>>

/** What an address says of where the visitor comes from, and the address without it; null for nothing. */
export function takeTracking(href: string): { tracking: Tracking; rest: string } | null {
  const url = new URL(href, 'http://page.invalid')
  const found = PARAMETERS.filter((name) => url.searchParams.has(name))
  if (found.length === 0) return null
  const tracking = known((name) => url.searchParams.get(name))
  for (const name of found) url.searchParams.delete(name)
  return { tracking, rest: `${url.pathname}${url.search}${url.hash}` }
}

/** Of this page, until the visitor has said whether it may be kept; nowhere on the device. */
let waiting: Tracking = {}

/** Kept where the visitor has agreed; before they have chosen it waits, and goes with the page. */
export function noteTracking(cookies: CookieJar, tracking: Tracking): void {
  if (readConsent(cookies) === 'all') keepTracking(cookies, tracking)
  else waiting = tracking
}

/** The visitor has chosen: what waited is kept, or all of it is gone. */
export function followConsent(cookies: CookieJar): void {
  if (readConsent(cookies) === 'all') keepTracking(cookies, waiting)
  else keepCookie(cookies, COOKIE, '', 0)
  waiting = {}
}

/** GAP-57: kept for 30 days; the last address that said something counts. */
function keepTracking(cookies: CookieJar, tracking: Tracking): void {
  const text = new URLSearchParams(tracking).toString()
  if (text === '') return
  const value = encodeURIComponent(text)
  keepCookie(cookies, COOKIE, value, LIFETIME_SECONDS)
}

/** What goes with a sign-up, undefined where nothing is known or nobody has agreed. */
export function readTracking(cookies: CookieJar): Tracking | undefined {
  if (readConsent(cookies) !== 'all') return undefined
  const kept = cookies
    .read()
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`))
  if (kept === undefined) return undefined
  const values = new URLSearchParams(decoded(kept.slice(COOKIE.length + 1)))
  const tracking = known((name) => values.get(name))
  return Object.keys(tracking).length === 0 ? undefined : tracking
}

function known(read: (name: string) => string | null): Tracking {
  return Object.fromEntries(
    PARAMETERS.flatMap((name) => {
      const value = (read(name) ?? '').slice(0, MOST_SIGNS)
      return value === '' ? [] : [[name, value]]
    }),
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
