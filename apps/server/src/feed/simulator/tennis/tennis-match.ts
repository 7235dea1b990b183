import type { PeriodScore, Score, Situation } from '../../messages.ts'
import { noiseAt } from '../../noise.ts'
import type { Fact } from '../../pricing/table.ts'
import {
  type MatchModel,
  type ModelOptions,
  type Moment,
  noNumbers,
  playStatus,
} from '../match-model.ts'
import { drawnInPlay, isNear } from '../timeline.ts'
import { tennisGroup, tennisJoint } from './joint.ts'
import { TENNIS_LINES } from './lines.ts'
import { tennisNumbers, isBreakPoint } from './play-numbers.ts'
import type { TennisParameters } from './serve.ts'
import { isSetOver, isTieBreak } from './set-distribution.ts'
import { MAX_SETS, NOT_PLAYED, tennisTables } from './tables.ts'
import {
  drawTennis,
  pointServer,
  setsWon,
  afterPoint,
  type TennisState,
  type TennisTimeline,
} from './timeline.ts'

const GAMES_PER_SET = 12
const CALLS = [0, 15, 30, 40] as const

/** 40 against 50 is an advantage; a tie-break counts its points as they are. */
function gameScore({ sets, points: [own, other] }: TennisState): Score {
  if (isTieBreak(sets.at(-1) ?? [0, 0])) return { home: own, away: other }
  const call = (mine: number, theirs: number): number =>
    mine >= 4 && mine > theirs ? 50 : (CALLS[Math.min(mine, 3)] ?? 40)
  return { home: call(own, other), away: call(other, own) }
}

function periodScores({ sets }: TennisState): readonly PeriodScore[] {
  return sets.map(([home, away], index) => {
    const key = `set_${index + 1}`
    return { number: index + 1, key, home, away, type: 'regular' }
  })
}

type GameWin = { at: number; scope: string; winner: 1 | 2 }

/** Who won every game, in order. */
function gameWins(timeline: TennisTimeline): readonly GameWin[] {
  return timeline.flatMap((state, index) => {
    const before = timeline[index - 1]
    if (before === undefined || state.points[0] + state.points[1] > 0) return []
    const set = before.sets.length
    const [own = 0, other = 0] = before.sets[set - 1] ?? []
    const winner = (state.sets[set - 1]?.[0] ?? 0) > own ? 1 : 2
    return [{ at: state.at, scope: `game_${set}_${own + other + 1}`, winner }]
  })
}

function factsOf(
  wins: readonly GameWin[],
  { sets, over }: TennisState,
  t: number,
): ReadonlyMap<string, Fact> {
  const known = new Map<string, Fact>()
  for (const { at, scope, winner } of wins) if (at <= t) known.set(scope, [winner, 0, 0, 0])
  sets.forEach(([own, other], index) => {
    if (isSetOver(own, other)) known.set(`set_${index + 1}`, [own, other, 0, 0])
  })
  for (let set = 1; set <= MAX_SETS; set++) {
    if (!over && !known.has(`set_${set}`)) continue
    for (let game = 1; game <= GAMES_PER_SET; game++) {
      const scope = `game_${set}_${game}`
      if (!known.has(scope)) known.set(scope, [0, 0, 0, 0])
    }
    if (!known.has(`set_${set}`)) known.set(`set_${set}`, [NOT_PLAYED, NOT_PLAYED, 0, 0])
  }
  if (!over) return known
  const games = (side: 0 | 1): number => sets.reduce((sum, set) => sum + set[side], 0)
  return known.set('match', [setsWon(sets, 0), setsWon(sets, 1), games(0), games(1)])
}

/** Confidence in the better player moves before the match and has settled when it begins. */
function drifted(parameters: TennisParameters, key: string, t: number): TennisParameters {
  if (t >= 0) return parameters
  const shift = 0.006 * Math.min(1, -t / (4 * 3600)) * noiseAt(key, t, 2400)
  return { serve: [parameters.serve[0] + shift, parameters.serve[1] - shift] }
}

/** Games that were won, and when: betting rests for a moment. */
function marksOf(states: TennisTimeline) {
  const wins = gameWins(states)
  return { wins, breaks: wins.map(({ at }) => at) }
}

export function tennisMatch(
  parameters: TennisParameters,
  { seed, matchId, suspension }: ModelOptions,
): MatchModel {
  const { duration, courseAt, placeAt, stateAt } = drawnInPlay(
    () => ({ states: drawTennis(seed, matchId, parameters) }),
    (states) => ({ ...marksOf(states), numbersAt: tennisNumbers(`${seed}:${matchId}`, states) }),
  )

  const believed = (t: number): TennisParameters => drifted(parameters, `${seed}:${matchId}`, t)

  const moment = (t: number): Moment => {
    const { breaks, numbersAt } = courseAt(t)
    const place = placeAt(t)
    const state = stateAt(t)
    const begun = t >= 0
    const stage = state.over ? 'ended' : begun ? `set_${state.sets.length}` : 'not_started'
    const home = setsWon(state.sets, 0)
    const away = setsWon(state.sets, 1)
    const running = begun && !state.over
    const point = running ? bigPoint(state) : undefined
    return {
      status: playStatus(begun, state.over),
      stage,
      clock: null,
      score: { home, away },
      ...(running
        ? { gameScore: gameScore(state), currentServer: pointServer(state) === 0 ? 1 : 2 }
        : {}),
      ...(point === undefined ? {} : { situation: { point } }),
      periodScores: begun ? periodScores(state) : [],
      maxPeriodNumber: MAX_SETS,
      stats: begun ? () => numbersAt(place) : noNumbers,
      suspended: running && isNear(breaks, t, 2, Math.min(suspension, 20)),
      signature: begun ? `${place + 1}` : 'not_started',
    }
  }

  return {
    duration,
    lines: TENNIS_LINES,
    moment,
    tables: (t) => tennisTables(believed(t), stateAt(t)),
    joint: { groupOf: tennisGroup, tables: (_, t) => tennisJoint(believed(t), stateAt(t)) },
    facts: (t) => factsOf(courseAt(t).wins, stateAt(t), t),
  }
}

/** What the next point may decide: the match, a set, or a game against the server. */
function bigPoint(state: TennisState): Situation['point'] {
  for (const side of [0, 1] as const) {
    const { sets, over } = afterPoint(state, side, 0)
    if (setsWon(sets, side) === setsWon(state.sets, side)) continue
    return { kind: over ? 'match' : 'set', side: side === 0 ? 1 : 2 }
  }
  return isBreakPoint(state) ? { kind: 'break', side: state.server === 0 ? 2 : 1 } : undefined
}
