import type { Clock } from '@touchline/contract'
import { hoursText, minutesText } from './duration-text.ts'

/** Sports whose clock counts a period down; the others count the match up. */
const COUNT_DOWN: ReadonlySet<string> = new Set([
  'basketball',
  'ice-hockey',
  'american-football',
  'water-polo',
])

const MINUTE = 60
const HOUR = 3600

/**
 * Sports whose players read the minute, and the seconds at which their parts end by rule: there the
 * clock holds until stoppage time or the next part is told.
 */
const RUGBY_ENDS = [40 * MINUTE, 80 * MINUTE]
const PART_ENDS: Readonly<Record<string, readonly number[]>> = {
  soccer: [45 * MINUTE, 90 * MINUTE, 105 * MINUTE, 120 * MINUTE],
  handball: [30 * MINUTE, 60 * MINUTE],
  rugby: RUGBY_ENDS,
  'rugby-union': RUGBY_ENDS,
  'rugby-league': RUGBY_ENDS,
}

/** The clock of a score board: `67:12`, `45:00 +2:10`, `04:32` left, `01:12:40`; null without. */
export function clockText(clock: Clock, sportKey: string, now: number): string | null {
  const { played, stoppage, remaining } = matchTimeAt(clock, now)
  if (COUNT_DOWN.has(sportKey) && remaining !== null) return minutesText(remaining)
  if (played === null) return remaining === null ? null : minutesText(remaining)
  const ends = PART_ENDS[sportKey]
  if (ends === undefined && played >= HOUR) return hoursText(played)
  if (stoppage === null) return minutesText(Math.min(played, partEnd(clock, ends)))
  const regular = minutesText(played - stoppage)
  return clock.stopped && stoppage === 0 ? regular : `${regular} +${shortMinutes(stoppage)}`
}

/** The clock of a row: `67′`, `45+2′`, `04:32`; null without a clock. */
export function minuteText(clock: Clock, sportKey: string, now: number): string | null {
  const ends = PART_ENDS[sportKey]
  // Of any sport, stoppage time by the second is wider than the column.
  const isByMinute =
    ends !== undefined || (clock.stoppageTime !== null && !COUNT_DOWN.has(sportKey))
  if (!isByMinute) return clockText(clock, sportKey, now)
  const { played, stoppage } = matchTimeAt(clock, now)
  if (played === null) return null
  if (stoppage === null) return `${minuteOf(Math.min(played, partEnd(clock, ends) - 1))}′`
  return `${Math.round((played - stoppage) / MINUTE)}+${minuteOf(stoppage)}′`
}

/** The minute in play, counted from one. */
function minuteOf(seconds: number): number {
  return Math.floor(seconds / MINUTE) + 1
}

/** Where the part ends that was played when the clock was told; a part begins where the last ended. */
function partEnd({ matchTime }: Clock, ends: readonly number[] = []): number {
  return ends.find((end) => end > (matchTime ?? 0)) ?? Infinity
}

function shortMinutes(seconds: number): string {
  return minutesText(seconds).replace(/^0/, '')
}

/** Times in whole seconds at a moment. `stoppage` is the part of `played` past the regular end. */
export type MatchTime = {
  played: number | null
  stoppage: number | null
  remaining: number | null
}

/**
 * LIVE-02: where a clock stands at `now` (ms since 1970): what held at `updatedAt`, run on at the
 * feed's speed unless stopped. A `now` before the update, as differing clocks give, adds nothing.
 */
export function matchTimeAt(clock: Clock, now: number): MatchTime {
  const elapsed = clock.stopped
    ? 0
    : (Math.max(0, now - Date.parse(clock.updatedAt)) / 1000) * clock.speed
  const forward = (seconds: number | null) =>
    seconds === null ? null : Math.floor(seconds + elapsed)
  return {
    played: forward(clock.matchTime),
    stoppage: forward(clock.stoppageTime),
    remaining:
      clock.remainingTime === null ? null : Math.max(0, Math.ceil(clock.remainingTime - elapsed)),
  }
}
