import type { PeriodScore } from '../../messages.ts'
import { noiseAt } from '../../noise.ts'
import type { Fact } from '../../pricing/table.ts'
import {
  type MatchModel,
  type ModelOptions,
  type Moment,
  type MomentClock,
  noNumbers,
  playStatus,
} from '../match-model.ts'
import { isNear } from '../timeline.ts'
import { hockeyGroup, hockeyJoint } from './joint.ts'
import { HOCKEY_LINES } from './lines.ts'
import {
  type HockeyParameters,
  OVERTIME_DURATION,
  OVERTIME_SECONDS,
  PERIOD_DURATION,
  PERIOD_SECONDS,
} from './parameters.ts'
import { hockeyNumbers } from './play-numbers.ts'
import { type HockeyPosition, hockeyTables, NEXT_GOALS } from './tables.ts'
import { drawHockey, type HockeyTimeline } from './timeline.ts'

const KEYS = ['period_1', 'period_2', 'period_3', 'overtime', 'penalties'] as const
const TYPES = ['regular', 'regular', 'regular', 'overtime', 'penalties'] as const

/** Index of the part in play, or of the one just over during a break (`inPlay` false). */
function partAt({ parts }: HockeyTimeline, t: number): { index: number; inPlay: boolean } {
  const index = parts.findLastIndex(({ from }) => from <= t)
  const part = parts[index]
  return { index, inPlay: part !== undefined && t < part.to }
}

function positionAt(timeline: HockeyTimeline, t: number): HockeyPosition {
  const share = (index: number, duration: number): number => {
    const part = timeline.parts[index]
    return part === undefined ? 0 : Math.min(1, Math.max(0, (t - part.from) / duration))
  }
  return {
    elapsed: [0, 1, 2].map((index) => share(index, PERIOD_DURATION)),
    overtimeElapsed: share(3, OVERTIME_DURATION),
    goals: KEYS.map((_, period) => {
      const scored = timeline.goals.filter((goal) => goal.period === period && goal.at <= t)
      const home = scored.filter(({ side }) => side === 0).length
      return [home, scored.length - home]
    }),
  }
}

function clockOf(timeline: HockeyTimeline, t: number): MomentClock | null {
  const { index, inPlay } = partAt(timeline, t)
  if (index < 0) return null
  const overtime = index >= 3
  const pace = overtime ? OVERTIME_SECONDS / OVERTIME_DURATION : PERIOD_SECONDS / PERIOD_DURATION
  const length = overtime ? OVERTIME_SECONDS : PERIOD_SECONDS
  const played = inPlay ? (t - (timeline.parts[index]?.from ?? t)) * pace : length
  return {
    matchTime: Math.floor(Math.min(index, 3) * PERIOD_SECONDS + (index === 4 ? length : played)),
    remainingTime: Math.max(0, Math.ceil(length - played)),
    stopped: !inPlay || index === 4,
    pace: inPlay && index < 4 ? pace : 0,
  }
}

/** Seconds of play so far; nobody is counted in a shootout. */
function playedAt({ parts }: HockeyTimeline, t: number): number {
  return parts
    .slice(0, 4)
    .reduce((sum, { from, to }) => sum + Math.max(0, Math.min(t, to) - from), 0)
}

function total(goals: HockeyPosition['goals'], parts: number): [number, number] {
  return [
    goals.slice(0, parts).reduce((sum, [home]) => sum + home, 0),
    goals.slice(0, parts).reduce((sum, [, away]) => sum + away, 0),
  ]
}

function factsOf(
  timeline: HockeyTimeline,
  position: HockeyPosition,
  t: number,
  duration: number,
): ReadonlyMap<string, Fact> {
  const known = new Map<string, Fact>()
  const regular = timeline.goals.filter(({ period, at }) => period < 3 && at <= t)
  regular.forEach(({ side }, index) => known.set(`goal_${index + 1}`, [side + 1, 0, 0, 0]))
  position.elapsed.forEach((share, period) => {
    if (share >= 1) known.set(`period_${period + 1}`, [...(position.goals[period] ?? [0, 0]), 0, 0])
  })
  if ((position.elapsed[2] ?? 0) >= 1) {
    known.set('match', [...total(position.goals, 3), 0, 0])
    for (let n = regular.length + 1; n <= NEXT_GOALS; n++) known.set(`goal_${n}`, [0, 0, 0, 0])
  }
  if (t >= duration) known.set('all', [...total(position.goals, 5), 0, 0])
  return known
}

export function hockeyMatch(
  parameters: HockeyParameters,
  { seed, matchId, suspension }: ModelOptions,
): MatchModel {
  const timeline = drawHockey(seed, matchId, parameters)
  const duration = timeline.parts.at(-1)?.to ?? 0
  const play = hockeyNumbers(seed, matchId, parameters)
  const goalTimes = timeline.goals.map(({ at }) => at)

  const drifted = (t: number): HockeyParameters => {
    if (t >= 0) return parameters
    const size = 0.05 * Math.min(1, -t / (4 * 3600))
    const shift = size * noiseAt(`${seed}:${matchId}`, t, 2400)
    return { home: parameters.home * Math.exp(shift), away: parameters.away * Math.exp(-shift) }
  }

  const periodScores = (t: number, { goals }: HockeyPosition): readonly PeriodScore[] =>
    goals.flatMap(([home, away], index) => {
      const begun = (timeline.parts[index]?.from ?? Infinity) <= t
      const key = KEYS[index]
      const type = TYPES[index]
      if (!begun || key === undefined || type === undefined) return []
      return [{ number: index + 1, key, home, away, type }]
    })

  const moment = (t: number): Moment => {
    const position = positionAt(timeline, t)
    const { index, inPlay } = partAt(timeline, t)
    const ended = t >= duration
    const stage = ended
      ? 'ended'
      : index < 0
        ? 'not_started'
        : inPlay
          ? (KEYS[index] ?? '')
          : 'break'
    const [home, away] = total(position.goals, 5)
    const played = playedAt(timeline, t)
    const nearPartEnd = timeline.parts.some(({ to }) => t < to && to - t < 2)
    return {
      status: playStatus(index >= 0, ended),
      stage,
      clock: clockOf(timeline, t),
      score: { home, away },
      periodScores: periodScores(t, position),
      maxPeriodNumber: 3,
      stats:
        index < 0
          ? noNumbers
          : () =>
              play.at(
                played,
                timeline.goals.filter(({ at }) => at <= t),
              ),
      counted: index < 0 ? 0 : play.total(played),
      suspended: !ended && index >= 0 && (nearPartEnd || isNear(goalTimes, t, 3, suspension)),
      signature: `${stage} ${index} ${home}:${away}`,
    }
  }

  return {
    duration,
    lines: HOCKEY_LINES,
    moment,
    tables: (t) => hockeyTables(positionAt(timeline, t), drifted(t)),
    joint: {
      groupOf: hockeyGroup,
      tables: (group, t) => hockeyJoint(group, positionAt(timeline, t), drifted(t)),
    },
    facts: (t) => factsOf(timeline, positionAt(timeline, t), t, duration),
  }
}
