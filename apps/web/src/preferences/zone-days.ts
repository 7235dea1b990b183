export const DAY_MS = 86_400_000

/** A calendar day as `2026-11-21`. */
export type DayKey = string

/** The day that it is somewhere. @param timeZone IANA name */
export function dayIn(timeZone: string, now: number): DayKey {
  const { year, month, day } = partsIn(timeZone, now)
  return keyOf(Date.UTC(year, month - 1, day))
}

/** The day so many days after another, or before it. */
export function addDays(day: DayKey, count: number): DayKey {
  return keyOf(utcOf(day) + count * DAY_MS)
}

/** First and last millisecond of a day somewhere: 23 to 25 hours apart. */
export function dayBounds(day: DayKey, timeZone: string): { from: number; to: number } {
  return { from: startOf(day, timeZone), to: startOf(addDays(day, 1), timeZone) - 1 }
}

/** Noon of a day somewhere, to tell its name by. */
export function noonOf(day: DayKey, timeZone: string): string {
  return new Date(startOf(day, timeZone) + DAY_MS / 2).toISOString()
}

function startOf(day: DayKey, timeZone: string): number {
  const midnight = utcOf(day)
  const guess = midnight - offsetAt(timeZone, midnight)
  // The clock may change between the two, and leave out midnight itself.
  const start = midnight - offsetAt(timeZone, guess)
  return dayIn(timeZone, start) === day ? start : guess
}

/** How far clocks there are ahead of UTC, in ms. */
function offsetAt(timeZone: string, time: number): number {
  const { year, month, day, hour, minute, second } = partsIn(timeZone, time)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

function partsIn(timeZone: string, time: number): Record<Part, number> {
  const parts = clockOf(timeZone)
    .formatToParts(time)
    .map(({ type, value }) => [type, Number(value)])
  return Object.fromEntries(parts) as Record<Part, number>
}

/** Making one costs far more than using it; a page asks for one zone many times. */
let known: { timeZone: string; clock: Intl.DateTimeFormat } | null = null

function clockOf(timeZone: string): Intl.DateTimeFormat {
  if (known?.timeZone === timeZone) return known.clock
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  known = { timeZone, clock }
  return clock
}

const utcOf = (day: DayKey) => Date.parse(`${day}T00:00:00Z`)
const keyOf = (utc: number): DayKey => new Date(utc).toISOString().slice(0, 10)
