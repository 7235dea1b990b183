import { documentCookies } from '../base/device-id.ts'
import { PREFERENCE_COOKIES } from './preference-cookies.ts'

const YEAR_IN_SECONDS = 31_536_000

/** Lets the server write the next first paint the way this browser shows it. */
export function rememberForFirstPaint(
  preference: keyof typeof PREFERENCE_COOKIES,
  value: string | null,
): void {
  const name = PREFERENCE_COOKIES[preference]
  const lifetime = value === null ? 0 : YEAR_IN_SECONDS
  const kept = encodeURIComponent(value ?? '')
  documentCookies.write(`${name}=${kept}; Path=/; Max-Age=${lifetime}; SameSite=Lax`)
}
