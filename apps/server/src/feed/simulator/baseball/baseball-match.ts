import type { PeriodScore, Situation } from '../../messages.ts'
import { noiseAt } from '../../noise.ts'
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
import { BASEBALL_LINES } from './lines.ts'
import { baseballPlay, type BaseballPlay } from './play-numbers.ts'
import { baseballTables, HALFWAY, PRICED_INNINGS } from './tables.ts'
import {
  type BaseballParameters,
  type BaseballState,
  drawBaseball,
  INNINGS,
  totalOf,
} from './timeline.ts'

function drifted(parameters: BaseballParameters, key: string, t: number): BaseballParameters {
  if (t >= 0) return parameters
  const size = 0.04 * Math.min(1, -t / (4 * 3600))
  return {
    home: parameters.home * Math.exp(size * noiseAt(`${key}:home`, t, 2400)),
    away: parameters.away * Math.exp(size * noiseAt(`${key}:away`, t, 2400)),
  }
}

function factsOf({ inning, runs, over }: BaseballState): ReadonlyMap<string, Fact> {
  const known = new Map<string, Fact>()
  const score = (innings: number): Fact => [
    totalOf(runs, 0, innings),
    totalOf(runs, 1, innings),
    0,
    0,
  ]
  const complete = over ? runs.length : inning - 1
  for (let number = 1; number <= Math.min(complete, PRICED_INNINGS); number++) {
    const [home, away] = runs[number - 1] ?? [0, 0]
    known.set(`inning_${number}`, [home, away, 0, 0])
  }
  if (complete >= HALFWAY) known.set(`first_${HALFWAY}`, score(HALFWAY))
  if (complete >= INNINGS) known.set('regular', score(INNINGS))
  return over ? known.set('all', score(runs.length)) : known
}

function periodsOf({ runs }: BaseballState): readonly PeriodScore[] {
  return runs.map(([home, away], index) => {
    const key = `inning_${index + 1}`
    const type = index < INNINGS ? 'regular' : 'overtime'
    return { number: index + 1, key, home, away, type }
  })
}

/** Top or bottom of the inning, as a score board says it. */
function stageOf({ inning, batting, over }: BaseballState, begun: boolean): string {
  if (over) return 'ended'
  if (!begun) return 'not_started'
  return `${batting === 1 ? 'top' : 'bottom'}_${inning}`
}

/** When somebody scores. */
function marksOf(states: readonly BaseballState[]) {
  const scoring = states.filter(({ runs }, index) => {
    const before = states[index - 1]
    const sum = (of: BaseballState['runs']): number => totalOf(of, 0) + totalOf(of, 1)
    return before !== undefined && sum(runs) > sum(before.runs)
  })
  return { runTimes: scoring.map(({ at }) => at) }
}

/** A game of baseball, run by run and out by out. */
export function baseballMatch(
  parameters: BaseballParameters,
  { seed, matchId, suspension }: ModelOptions,
): MatchModel {
  const { duration, courseAt, placeAt, stateAt } = drawnInPlay(
    () => ({ states: drawBaseball(seed, matchId, parameters) }),
    marksOf,
  )

  let known: { place: number; play: BaseballPlay } | null = null
  const playAt = (t: number): BaseballPlay => {
    const { states } = courseAt(t).timeline
    const place = placeAt(t)
    if (known?.place !== place) {
      known = { place, play: baseballPlay(`${seed}:${matchId}`, states, place) }
    }
    return known.play
  }

  /** Hits and errors stand on the board to the end, outs and runners while somebody bats. */
  const situationAt = (t: number): Situation => {
    const { numbers, bases } = playAt(t)
    const none = { home: 0, away: 0 }
    const { outs, over } = stateAt(t)
    const board = { hits: numbers['hits'] ?? none, errors: numbers['errors'] ?? none }
    return over ? board : { ...board, outs, bases }
  }

  const moment = (t: number): Moment => {
    const { runTimes } = courseAt(t)
    const state = stateAt(t)
    const { runs, batting, over } = state
    const begun = t >= 0
    const stage = stageOf(state, begun)
    const running = begun && !over
    return {
      status: playStatus(begun, over),
      stage,
      clock: null,
      score: { home: totalOf(runs, 0), away: totalOf(runs, 1) },
      ...(running ? { currentServer: batting === 0 ? 1 : 2 } : {}),
      ...(begun ? { situation: situationAt(t) } : {}),
      periodScores: begun ? periodsOf(state) : [],
      maxPeriodNumber: INNINGS,
      stats: begun ? () => playAt(t).numbers : noNumbers,
      suspended: running && isNear(runTimes, t, 2, suspension),
      signature: begun ? `${placeAt(t) + 1}` : 'not_started',
    }
  }

  const tables = (t: number): Tables =>
    baseballTables(drifted(parameters, `${seed}:${matchId}`, t), stateAt(t))
  return {
    duration,
    lines: BASEBALL_LINES,
    moment,
    tables,
    joint: jointOfScope('all', tables),
    facts: (t) => factsOf(stateAt(t)),
  }
}
