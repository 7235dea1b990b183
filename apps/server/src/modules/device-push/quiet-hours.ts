import { isTimeZone } from '@touchline/contract'

export type QuietHours = {
  /** Minutes since midnight. */
  readonly from: number
  readonly until: number
  /** IANA. */
  readonly zone: string
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440

/**
 * When the quiet hours end that hold at a moment; null where none do. They may go over midnight; from
 * and until the same minute are a whole day, which never ends by itself: nobody means that, so none
 * hold.
 */
export function quietUntil({ from, until, zone }: QuietHours, now: number): number | null {
  if (from === until || !isTimeZone(zone)) return null
  const minute = minuteIn(zone, now)
  const isInside =
    from < until ? minute >= from && minute < until : minute >= from || minute < until
  if (!isInside) return null
  const left = (until - minute + DAY_MINUTES) % DAY_MINUTES
  const end = now - (now % MINUTE_MS) + left * MINUTE_MS
  // The clock may change before it.
  const past = (minuteIn(zone, end) - until + DAY_MINUTES) % DAY_MINUTES
  const early = past > DAY_MINUTES / 2 ? DAY_MINUTES - past : -past
  return end + early * MINUTE_MS
}

function minuteIn(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => Number(parts.find((it) => it.type === type)?.value ?? 0)
  return part('hour') * 60 + part('minute')
}
