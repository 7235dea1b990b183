import type { PeriodScore } from '../../messages.ts'
import { noiseAt } from '../../noise.ts'
import type { Line } from '../../pricing/line.ts'
import { jointOfScope } from '../../pricing/joint.ts'
import type { Fact, Tables } from '../../pricing/table.ts'
import {
  type MatchModel,
  type ModelOptions,
  type Moment,
  noNumbers,
  playStatus,
} from '../match-model.ts'
import { drawnInPlay, isNear } from '../timeline.ts'
import type { RallyConfig, RallyParameters, RallyState } from './config.ts'
import { rallyLines } from './lines.ts'
import { freshEnds, NOT_PLAYED, rallyTables } from './tables.ts'
import { drawRally, partsWon, type RallyTimeline } from './timeline.ts'

const linesBy = new Map<RallyConfig, readonly Line[]>()

/** The same lines for every match of a sport. */
function linesOf(config: RallyConfig): readonly Line[] {
  const lines = linesBy.get(config) ?? rallyLines(config)
  linesBy.set(config, lines)
  return lines
}

const DRIFT_STEP = 2400
const DRIFT_SETTLES = 4 * 3600

/** Confidence moves before the match and has settled when it begins. */
function drifted(parameters: RallyParameters, key: string, t: number): RallyParameters {
  if (t >= 0) return parameters
  const shift = 0.004 * Math.min(1, -t / DRIFT_SETTLES) * noiseAt(key, t, DRIFT_STEP)
  return { serve: [parameters.serve[0] + shift, parameters.serve[1] + shift] }
}

type Race = { at: number; scope: string; winner: 1 | 2 }

/** Who had the points of every race first, in order. */
function racesOf({ races }: RallyConfig, states: readonly RallyState[]): readonly Race[] {
  return states.flatMap(({ at, parts }, index) => {
    const before = states[index - 1]
    if (before === undefined) return []
    const number = before.parts.length
    const [own, other] = parts[number - 1] ?? [0, 0]
    const [ownBefore, otherBefore] = before.parts[number - 1] ?? [0, 0]
    return races.flatMap((target): Race[] => {
      const reached = Math.max(own, other) >= target
      if (!reached || Math.max(ownBefore, otherBefore) >= target) return []
      return [{ at, scope: `race_${number}_${target}`, winner: own > other ? 1 : 2 }]
    })
  })
}

function factsOf(
  config: RallyConfig,
  races: readonly Race[],
  { parts, over }: RallyState,
  t: number,
): ReadonlyMap<string, Fact> {
  const known = new Map<string, Fact>()
  for (const { at, scope, winner } of races) if (at <= t) known.set(scope, [winner, 0, 0, 0])
  parts.forEach(([own, other], index) => {
    if (config.isOver(own, other, index + 1)) known.set(`part_${index + 1}`, [own, other, 0, 0])
  })
  if (!over) return known
  for (let part = 1; part < 2 * config.toWin; part++) {
    if (!known.has(`part_${part}`)) known.set(`part_${part}`, [NOT_PLAYED, NOT_PLAYED, 0, 0])
    for (const target of config.races) {
      const scope = `race_${part}_${target}`
      if (!known.has(scope)) known.set(scope, [0, 0, 0, 0])
    }
  }
  const sum = parts.reduce((total, [own, other]) => total + own + other, 0)
  const difference = parts.reduce((total, [own, other]) => total + own - other, 0)
  known.set('points_sum', [sum, 0, 0, 0])
  known.set('points_difference', [difference, 0, 0, 0])
  return known.set('match', [partsWon(config, parts, 0), partsWon(config, parts, 1), 0, 0])
}

/** What is raced for, and when parts end. */
function marksOf(config: RallyConfig, states: RallyTimeline['states']) {
  const ends = states.filter(({ parts }, index) => {
    const before = states[index - 1]
    return before !== undefined && parts.length > before.parts.length
  })
  return { races: racesOf(config, states), breaks: ends.map(({ at }) => at) }
}

/** A match of sets or maps, point by point. */
export function rallyMatch(
  config: RallyConfig,
  parameters: RallyParameters,
  { seed, matchId, suspension }: ModelOptions,
): MatchModel {
  const { duration, courseAt, placeAt, stateAt } = drawnInPlay(
    () => drawRally(seed, matchId, config, parameters),
    (states) => marksOf(config, states),
  )
  const { first } = courseAt(0).timeline
  const settled = freshEnds(config, parameters)

  const moment = (t: number): Moment => {
    const { timeline, breaks } = courseAt(t)
    const place = placeAt(t)
    const { parts, over, server } = stateAt(t)
    const begun = t >= 0
    const stage = over ? 'ended' : begun ? `${config.partKey}_${parts.length}` : 'not_started'
    const running = begun && !over
    const periods = parts.map(([home, away], index): PeriodScore => {
      const key = `${config.partKey}_${index + 1}`
      return { number: index + 1, key, home, away, type: 'regular' }
    })
    return {
      status: playStatus(begun, over),
      stage,
      clock: null,
      score: { home: partsWon(config, parts, 0), away: partsWon(config, parts, 1) },
      ...(running && config.showsServer ? { currentServer: server === 0 ? 1 : 2 } : {}),
      periodScores: begun ? periods : [],
      maxPeriodNumber: 2 * config.toWin - 1,
      stats: begun ? () => config.numbers(`${seed}:${matchId}`, timeline.states, place) : noNumbers,
      suspended: running && isNear(breaks, t, 2, suspension),
      signature: begun ? `${place + 1}` : 'not_started',
    }
  }

  const tables = (t: number): Tables => {
    const believed = drifted(parameters, `${seed}:${matchId}`, t)
    const fresh = believed === parameters ? settled : freshEnds(config, believed)
    return rallyTables(config, believed, first, stateAt(t), fresh)
  }

  return {
    duration,
    lines: linesOf(config),
    moment,
    tables,
    // Only what the score in sets decides: points have distributions of their own.
    joint: jointOfScope('match', tables),
    facts: (t) => factsOf(config, courseAt(t).races, stateAt(t), t),
  }
}
