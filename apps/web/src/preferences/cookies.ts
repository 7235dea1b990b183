import { documentCookies, keepCookie } from '../base/cookie-jar.ts'
import { PREFERENCE_COOKIES } from './preference-cookies.ts'

const YEAR_SECONDS = 31_536_000

/** Lets the server write the next first paint the way this browser shows it. */
export function rememberForFirstPaint(
  preference: keyof typeof PREFERENCE_COOKIES,
  value: string | null,
): void {
  const kept = encodeURIComponent(value ?? '')
  const seconds = value === null ? 0 : YEAR_SECONDS
  keepCookie(documentCookies, PREFERENCE_COOKIES[preference], kept, seconds)
}
