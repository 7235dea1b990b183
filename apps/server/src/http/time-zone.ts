/** In it pages remember the browser's zone (`PREFERENCE_COOKIES` there). */
const COOKIE = 'time_zone'

/** The reader's time zone; null where the browser has not told it, or told nonsense. */
export function readTimeZone(
  cookies: Readonly<Record<string, string | undefined>> | null | undefined,
): string | null {
  const named = cookies?.[COOKIE]
  if (named === undefined || !isTimeZone(named)) return null
  return named
}

/** IANA names alone: an offset knows nothing of summer. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return !/^[+-]/.test(name)
  } catch {
    return false
  }
}
