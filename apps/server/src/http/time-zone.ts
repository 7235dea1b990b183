import { isTimeZone } from '@touchline/contract'

/** In it pages remember the zone that they show (`PREFERENCE_COOKIES` there). */
const COOKIE = 'time_zone'

/** The reader's time zone; null where the browser has not told it, or told nonsense. */
export function readTimeZone(
  cookies: Readonly<Record<string, string | undefined>> | null | undefined,
): string | null {
  const named = cookies?.[COOKIE]
  if (named === undefined || !isTimeZone(named)) return null
  return named
}
