import type { PointsConfig } from './config.ts'
import { pointsOf, type PointsTimeline } from './timeline.ts'

export type PointsPosition = {
  /** Index of the part in play or just over; -1 before the start. */
  part: number
  inPlay: boolean
  /** Share of each part begun so far that is over. */
  elapsed: readonly number[]
  /** Points by part and side. */
  points: readonly (readonly [number, number])[]
}

export function positionAt({ parts, scores }: PointsTimeline, t: number): PointsPosition {
  const part = parts.findLastIndex(({ from }) => from <= t)
  const begun = parts.slice(0, part + 1)
  return {
    part,
    inPlay: part >= 0 && t < (parts[part]?.to ?? 0),
    elapsed: begun.map(({ from, to }) => Math.min(1, (t - from) / (to - from))),
    points: begun.map((_, index) => {
      const counts = (score: { part: number; at: number }): boolean =>
        score.part === index && score.at <= t
      return [pointsOf(scores, 0, counts), pointsOf(scores, 1, counts)]
    }),
  }
}

export function sideSum(
  points: PointsPosition['points'],
  side: 0 | 1,
  from = 0,
  to = points.length,
): number {
  return points.slice(from, to).reduce((sum, part) => sum + part[side], 0)
}

/** Share of regular periods `from` up to `to` that is still to be played, in periods. */
export function periodsLeft({ elapsed }: PointsPosition, from: number, to: number): number {
  let left = 0
  for (let period = from; period < to; period++) left += 1 - (elapsed[period] ?? 0)
  return left
}

export function regularOver(position: PointsPosition, { periods }: PointsConfig): boolean {
  return (position.elapsed[periods - 1] ?? 0) >= 1
}
