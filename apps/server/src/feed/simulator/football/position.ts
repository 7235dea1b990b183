import { HALF_SHARES, HALF_TIME_BREAK, type FootballParameters } from './parameters.ts'
import {
  goalFactor,
  momentOf,
  type FootballEvent,
  type FootballTimeline,
  type Side,
} from './timeline.ts'

export type Phase = 'not_started' | '1st_half' | 'half_time' | '2nd_half' | 'ended'

type Pair = readonly [number, number]

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
  cornersByHalf: readonly [Pair, Pair]
  yellowsByHalf: readonly [Pair, Pair]
  red: FootballEvent | null
}

export function durationOf({ halfLengths }: FootballTimeline): number {
  return halfLengths[0] + HALF_TIME_BREAK + halfLengths[1]
}

const clamp = (x: number, max: number): number => Math.min(Math.max(x, 0), max)

function phaseAt({ halfLengths }: FootballTimeline, t: number): Phase {
  if (t < 0) return 'not_started'
  if (t < halfLengths[0]) return '1st_half'
  if (t < halfLengths[0] + HALF_TIME_BREAK) return 'half_time'
  return t < halfLengths[0] + HALF_TIME_BREAK + halfLengths[1] ? '2nd_half' : 'ended'
}

export function countBy(
  timeline: FootballTimeline,
  events: readonly FootballEvent[],
  t: number,
  side: Side,
  half?: 0 | 1,
): number {
  let count = 0
  for (const event of events) {
    if (momentOf(timeline.halfLengths, event) > t) break
    if (event.side === side && (half === undefined || event.half === half)) count++
  }
  return count
}

export function positionAt(timeline: FootballTimeline, t: number): FootballPosition {
  const { halfLengths, goals, corners, yellows, red } = timeline
  const played = [
    clamp(t, halfLengths[0]),
    clamp(t - halfLengths[0] - HALF_TIME_BREAK, halfLengths[1]),
  ] as const
  const byHalf = (events: readonly FootballEvent[]): [Pair, Pair] => [
    [countBy(timeline, events, t, 0, 0), countBy(timeline, events, t, 1, 0)],
    [countBy(timeline, events, t, 0, 1), countBy(timeline, events, t, 1, 1)],
  ]
  const [first, second] = byHalf(corners)
  return {
    phase: phaseAt(timeline, t),
    played,
    elapsed: [played[0] / halfLengths[0], played[1] / halfLengths[1]],
    goals: byHalf(goals),
    corners: [first[0] + second[0], first[1] + second[1]],
    cornersByHalf: [first, second],
    yellowsByHalf: byHalf(yellows),
    red: red !== null && momentOf(halfLengths, red) <= t ? red : null,
  }
}

/** Goals that were to be expected so far at tempo 1, over both sides. */
export function exposureAt(
  { elapsed, red }: FootballPosition,
  { halfLengths }: FootballTimeline,
  { home, away }: FootballParameters,
): number {
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
