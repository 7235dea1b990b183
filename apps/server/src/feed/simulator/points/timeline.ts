import { drawIndex, exponential, randomOf, type Random } from '../../random.ts'
import type { PointsConfig, PointsParameters } from './config.ts'

export type PointsScore = { part: number; at: number; side: 0 | 1; points: number }

export type PointsTimeline = {
  scores: readonly PointsScore[]
  /** Regular periods, then overtimes; seconds since the start. */
  parts: readonly { from: number; to: number }[]
}

export function meanUnit({ units }: PointsConfig): number {
  return units.reduce((sum, chance, index) => sum + chance * (index + 1), 0)
}

/** Of the points when `mean` are expected. */
export function varianceOf(config: PointsConfig, mean: number): number {
  const square = config.units.reduce((sum, chance, index) => sum + chance * (index + 1) ** 2, 0)
  return (mean / meanUnit(config)) * square
}

function drawPart(
  random: Random,
  config: PointsConfig,
  part: number,
  { from, to }: { from: number; to: number },
  means: readonly [number, number],
): PointsScore[] {
  const scores: PointsScore[] = []
  for (const side of [0, 1] as const) {
    const rate = means[side] / meanUnit(config) / (to - from)
    let at = from + exponential(random, rate)
    while (at < to) {
      scores.push({ part, at, side, points: drawIndex(random, config.units) + 1 })
      at += exponential(random, rate)
    }
  }
  return scores.sort((x, y) => x.at - y.at)
}

export function pointsOf(
  scores: readonly PointsScore[],
  side: 0 | 1,
  counts: (score: PointsScore) => boolean = () => true,
): number {
  return scores.reduce(
    (sum, score) => (score.side === side && counts(score) ? sum + score.points : sum),
    0,
  )
}

export function drawPoints(
  seed: string,
  matchId: string,
  config: PointsConfig,
  { home, away }: PointsParameters,
): PointsTimeline {
  const random = randomOf(seed, matchId, 'points')
  const { periods, periodDuration, breakDuration, overtimeShare, overtimeDuration } = config
  const parts: { from: number; to: number }[] = []
  const scores: PointsScore[] = []
  const play = (duration: number, share: number): void => {
    const last = parts.at(-1)
    const from = last === undefined ? 0 : last.to + breakDuration
    const part = { from, to: from + duration }
    scores.push(...drawPart(random, config, parts.length, part, [home * share, away * share]))
    parts.push(part)
  }
  for (let period = 0; period < periods; period++) play(periodDuration, 1 / periods)
  if (overtimeShare === null) return { scores, parts }
  while (pointsOf(scores, 0) === pointsOf(scores, 1)) play(overtimeDuration, overtimeShare)
  return { scores, parts }
}
