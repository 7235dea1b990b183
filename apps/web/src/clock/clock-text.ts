import type { Clock } from '@touchline/contract'

import { hoursText, minutesText } from './duration-text.ts'
import { matchTimeAt } from './match-time.ts'

/** Sports whose clock counts a period down; the others count the match up. */
const COUNT_DOWN: ReadonlySet<string> = new Set([
  'basketball',
  'ice-hockey',
  'american-football',
  'water-polo',
])

/** Sports whose players read the minute, with stoppage time after the regular end. */
const BY_MINUTE: ReadonlySet<string> = new Set(['soccer', 'rugby', 'rugby-union', 'rugby-league'])

const HOUR = 3600

/** The clock of a score board: `67:12`, `45:00 +2:10`, `04:32` left, `01:12:40`; null without. */
export function clockText(clock: Clock, sportKey: string, now: number): string | null {
  const { played, stoppage, remaining } = matchTimeAt(clock, now)
  if (COUNT_DOWN.has(sportKey) && remaining !== null) return minutesText(remaining)
  if (played === null) return remaining === null ? null : minutesText(remaining)
  if (!BY_MINUTE.has(sportKey) && played >= HOUR) return hoursText(played)
  if (stoppage === null) return minutesText(played)
  return `${minutesText(played - stoppage)} +${shortMinutes(stoppage)}`
}

/** The clock of a row: `67′`, `45+2′`, `04:32`; null without a clock. */
export function minuteText(clock: Clock, sportKey: string, now: number): string | null {
  if (!BY_MINUTE.has(sportKey)) return clockText(clock, sportKey, now)
  const { played, stoppage } = matchTimeAt(clock, now)
  if (played === null) return null
  if (stoppage === null) return `${Math.floor(played / 60) + 1}′`
  return `${Math.round((played - stoppage) / 60)}+${Math.floor(stoppage / 60) + 1}′`
}

function shortMinutes(seconds: number): string {
  return minutesText(seconds).replace(/^0/, '')
}
