import { HALF_SHARES, HALF_TIME_BREAK, type FootballParameters } from './parameters.ts'
import {
  goalFactor,
  momentOf,
  type FootballEvent,
  type FootballTimeline,
  type Side,
} from './timeline.ts'

export type Phase = 'not_started' | '1st_half' | 'half_time' | '2nd_half' | 'ended'

/** Where a match stands: all that its prices depend on. */
export type FootballPosition = {
  phase: Phase
  /** Seconds played in each half. */
  played: readonly [number, number]
  /** Share of each half that is over, 0..1. */
  elapsed: readonly [number, number]
  /** Goals by half, then side. */
  goals: readonly [readonly [number, number], readonly [number, number]]
  corners: readonly [number, number]
  red: FootballEvent | null
}

export const durationOf = ({ halfLengths }: FootballTimeline): number =>
  halfLengths[0] + HALF_TIME_BREAK + halfLengths[1]

const clamp = (x: number, max: number): number => Math.min(Math.max(x, 0), max)

const phaseAt = ({ halfLengths }: FootballTimeline, t: number): Phase => {
  if (t < 0) return 'not_started'
  if (t < halfLengths[0]) return '1st_half'
  if (t < halfLengths[0] + HALF_TIME_BREAK) return 'half_time'
  return t < halfLengths[0] + HALF_TIME_BREAK + halfLengths[1] ? '2nd_half' : 'ended'
}

export const countBy = (
  timeline: FootballTimeline,
  events: readonly FootballEvent[],
  t: number,
  side: Side,
  half?: 0 | 1,
): number => {
  let count = 0
  for (const event of events) {
    if (momentOf(timeline.halfLengths, event) > t) break
    if (event.side === side && (half === undefined || event.half === half)) count++
  }
  return count
}

export const positionAt = (timeline: FootballTimeline, t: number): FootballPosition => {
  const { halfLengths, goals, corners, red } = timeline
  const played = [
    clamp(t, halfLengths[0]),
    clamp(t - halfLengths[0] - HALF_TIME_BREAK, halfLengths[1]),
  ] as const
  const scored = (half: 0 | 1): [number, number] => [
    countBy(timeline, goals, t, 0, half),
    countBy(timeline, goals, t, 1, half),
  ]
  return {
    phase: phaseAt(timeline, t),
    played,
    elapsed: [played[0] / halfLengths[0], played[1] / halfLengths[1]],
    goals: [scored(0), scored(1)],
    corners: [countBy(timeline, corners, t, 0), countBy(timeline, corners, t, 1)],
    red: red !== null && momentOf(halfLengths, red) <= t ? red : null,
  }
}

/** Goals that were to be expected so far at tempo 1, over both sides. */
export const exposureAt = (
  { elapsed, red }: FootballPosition,
  { halfLengths }: FootballTimeline,
  { home, away }: FootballParameters,
): number => {
  let exposure = 0
  for (const half of [0, 1] as const) {
    const done = elapsed[half]
    const even =
      red === null || red.half > half
        ? done
        : red.half < half
          ? 0
          : Math.min(done, red.second / halfLengths[half])
    const uneven = done - even
    exposure += HALF_SHARES[half] * home * (even + uneven * goalFactor(0, red))
    exposure += HALF_SHARES[half] * away * (even + uneven * goalFactor(1, red))
  }
  return exposure
}
