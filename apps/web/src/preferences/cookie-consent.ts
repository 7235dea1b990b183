import { keepCookie, type CookieJar } from '../base/cookie-jar.ts'
import { createListeners } from '../base/listeners.ts'
import { tabChannel } from '../base/tabs.ts'

/** `necessary`: what the product needs to work, nothing else. `all`: where the visitor came from, too. */
export type CookieConsent = 'necessary' | 'all'

/** GAP-58 */
const COOKIE = 'cookie_consent'
/** COOKIE-02: 365 days. */
const LIFETIME_SECONDS = 365 * 24 * 60 * 60

/** What the visitor has chosen; null before they have. */
export function readConsent(cookies: CookieJar): CookieConsent | null {
  const [, value] = /(?:^|;\s*)cookie_consent=(necessary|all)(?:;|$)/.exec(cookies.read()) ?? []
  return value === 'necessary' || value === 'all' ? value : null
}

const chosen = createListeners()
/** The cookie is the same in all tabs; each only says that there is one. */
const openTabs = () => tabChannel('touchline.consent')

/** Tells when the visitor has chosen, here or in another tab. The returned function ends it. */
export const onConsent = chosen.add

export function keepConsent(cookies: CookieJar, consent: CookieConsent): void {
  keepCookie(cookies, COOKIE, consent, LIFETIME_SECONDS)
  chosen.tell()
  const tabs = openTabs()
  tabs.post(null)
  tabs.close()
}

/** Tells of what is chosen in other tabs, too. @returns what ends it */
export function hearConsent(): () => void {
  const tabs = openTabs()
  tabs.listen(() => chosen.tell())
  return tabs.close
}
