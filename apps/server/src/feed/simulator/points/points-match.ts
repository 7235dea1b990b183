import type { PeriodScore } from '../../messages.ts'
import { noiseAt } from '../../noise.ts'
import type { Line } from '../../pricing/line.ts'
import type { Fact } from '../../pricing/table.ts'
import {
  type MatchModel,
  type ModelOptions,
  type Moment,
  type MomentClock,
  noNumbers,
  playStatus,
} from '../match-model.ts'
import { playCounts } from '../play-counts.ts'
import { isNear } from '../timeline.ts'
import type { PointsConfig, PointsParameters } from './config.ts'
import { pointsGroup, pointsJoint } from './joint.ts'
import { pointsLines } from './lines.ts'
import { meansOf } from './play-numbers.ts'
import { type PointsPosition, positionAt, regularOver, sideSum } from './position.ts'
import { pointsTables } from './tables.ts'
import { drawPoints, type PointsTimeline } from './timeline.ts'

const HALVES = ['1st_half', '2nd_half']

function partKey(config: PointsConfig, index: number): string {
  return index < config.periods
    ? ((config.periodKey === 'half' ? HALVES[index] : undefined) ??
        `${config.periodKey}_${index + 1}`)
    : index === config.periods
      ? 'overtime'
      : `overtime_${index - config.periods + 1}`
}

function clockOf(config: PointsConfig, position: PointsPosition): MomentClock | null {
  const { part, inPlay, elapsed } = position
  if (part < 0) return null
  const overtime = part >= config.periods
  const length = overtime ? config.overtimeSeconds : config.periodSeconds
  const before = overtime
    ? config.periods * config.periodSeconds + (part - config.periods) * config.overtimeSeconds
    : part * config.periodSeconds
  const played = (elapsed[part] ?? 0) * length
  const duration = overtime ? config.overtimeDuration : config.periodDuration
  return {
    matchTime: Math.floor(before + played),
    remainingTime: Math.max(0, Math.ceil(length - played)),
    stopped: !inPlay,
    pace: inPlay ? length / duration : 0,
  }
}

function periodScores(config: PointsConfig, { points }: PointsPosition): readonly PeriodScore[] {
  return points.map(([home, away], index) => {
    const key = partKey(config, index)
    const overtime = index >= config.periods
    return { number: index + 1, key, home, away, type: overtime ? 'overtime' : 'regular' }
  })
}

function factsOf(
  config: PointsConfig,
  position: PointsPosition,
  ended: boolean,
): ReadonlyMap<string, Fact> {
  const known = new Map<string, Fact>()
  const put = (name: string, from: number, to: number): void => {
    const home = sideSum(position.points, 0, from, to)
    const away = sideSum(position.points, 1, from, to)
    known.set(`${name}_diff`, [home - away, 0, 0, 0])
    known.set(`${name}_total`, [home + away, 0, 0, 0])
    known.set(`${name}_home`, [home, 0, 0, 0])
    known.set(`${name}_away`, [away, 0, 0, 0])
  }
  const over = (period: number): boolean => (position.elapsed[period] ?? 0) >= 1
  for (let n = 0; n < config.periods; n++) if (over(n)) put(`period_${n + 1}`, n, n + 1)
  const half = config.periods / 2
  if (config.periods > 1 && over(half - 1)) put('half_1', 0, half)
  if (regularOver(position, config)) put('regular', 0, config.periods)
  if (ended) put('all', 0, position.points.length)
  return known
}

function drifted(parameters: PointsParameters, key: string, t: number): PointsParameters {
  if (t >= 0) return parameters
  const size = 0.015 * Math.min(1, -t / (4 * 3600))
  return {
    home: parameters.home * Math.exp(size * noiseAt(`${key}:home`, t, 2400)),
    away: parameters.away * Math.exp(size * noiseAt(`${key}:away`, t, 2400)),
  }
}

/** Seconds of play so far, breaks left out. */
function playedAt({ parts }: PointsTimeline, t: number): number {
  return parts.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(t, to) - from), 0)
}

function playNumbers(
  config: PointsConfig,
  parameters: PointsParameters,
  timeline: PointsTimeline,
  key: string,
) {
  const { periods, periodDuration, numbers } = config
  const counts = playCounts(key, meansOf(numbers, parameters), periods * periodDuration)
  const { home, away } = parameters
  return {
    total: (t: number) => counts.total(playedAt(timeline, t)),
    at: (t: number) => {
      const played = playedAt(timeline, t)
      const made = (points: number, side: 0 | 1): number =>
        timeline.scores.filter((one) => one.at <= t && one.points === points && one.side === side)
          .length
      return numbers.tell({
        made: (points) => ({ home: made(points, 0), away: made(points, 1) }),
        counts: counts.at(played),
        key,
        played,
        lean: 50 + 20 * (home / (home + away) - 0.5),
      })
    },
  }
}

export function pointsMatch(
  config: PointsConfig,
  parameters: PointsParameters,
  { seed, matchId, suspension }: ModelOptions,
): MatchModel {
  const timeline = drawPoints(seed, matchId, config, parameters)
  const duration = timeline.parts.at(-1)?.to ?? 0
  const ends = timeline.parts.map(({ to }) => to)
  const scored = config.stopsOnScores ? timeline.scores.map(({ at }) => at) : []
  const play = playNumbers(config, parameters, timeline, `${seed}:${matchId}:play`)
  // A season asks for the result of each of its matches, and for no line of them.
  let lines: readonly Line[] | undefined
  const believed = (t: number): PointsParameters => drifted(parameters, `${seed}:${matchId}`, t)

  const moment = (t: number): Moment => {
    const position = positionAt(timeline, t)
    const { part, inPlay, points } = position
    const ended = t >= duration
    const key = partKey(config, part)
    const stage = ended
      ? 'ended'
      : part < 0
        ? 'not_started'
        : inPlay
          ? key
          : config.periods === 2
            ? 'half_time'
            : 'break'
    const score = { home: sideSum(points, 0), away: sideSum(points, 1) }
    return {
      status: playStatus(part >= 0, ended),
      stage,
      clock: clockOf(config, position),
      score,
      periodScores: periodScores(config, position),
      maxPeriodNumber: config.periods,
      stats: part < 0 ? noNumbers : () => play.at(t),
      counted: part < 0 ? 0 : play.total(t),
      suspended:
        !ended && part >= 0 && (isNear(ends, t, 4, suspension) || isNear(scored, t, 3, suspension)),
      signature: `${stage} ${part} ${score.home}:${score.away}`,
    }
  }

  return {
    duration,
    get lines() {
      return (lines ??= pointsLines(config, parameters))
    },
    moment,
    tables: (t) => pointsTables(config, positionAt(timeline, t), believed(t)),
    joint: {
      groupOf: pointsGroup,
      tables: (group, t) => pointsJoint(group, config, positionAt(timeline, t), believed(t)),
    },
    facts: (t) => factsOf(config, positionAt(timeline, t), t >= duration),
  }
}
