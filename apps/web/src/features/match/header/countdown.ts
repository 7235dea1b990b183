export type Countdown =
  /** A day away or more. */
  | { kind: 'days'; days: number; seconds: number }
  | { kind: 'hours'; seconds: number }
  /** The time has come and the match has not begun. */
  | { kind: 'due' }

const DAY_SECONDS = 86_400

/**
 * How long until a match starts.
 * @param now ms since 1970
 */
export function countdownTo(startTime: string, now: number): Countdown {
  const seconds = Math.ceil((Date.parse(startTime) - now) / 1000)
  if (seconds <= 0) return { kind: 'due' }
  if (seconds < DAY_SECONDS) return { kind: 'hours', seconds }
  return { kind: 'days', days: Math.floor(seconds / DAY_SECONDS), seconds: seconds % DAY_SECONDS }
}
