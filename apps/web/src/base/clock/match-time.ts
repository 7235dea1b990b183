import type { Clock } from '@touchline/contract'

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
