import { randomOf, type Random } from '../../random.ts'
import { tieBreakServer, type TennisParameters } from './serve.ts'
import { isSetOver, isTieBreak } from './set-distribution.ts'

/** The match right after a point (or before the first one). */
export type TennisState = {
  /** Seconds since the first serve. */
  at: number
  /** Finished and running sets; the running one is the last, unless the match is over. */
  sets: readonly (readonly [number, number])[]
  points: readonly [number, number]
  /** Who serves the running game, or began the running tie-break. */
  server: 0 | 1
  over: boolean
}

export type TennisTimeline = readonly TennisState[]

export const SETS_TO_WIN = 2

const POINT_SECONDS = 38
const GAME_BREAK = 30
const SET_BREAK = 120

function bump(pair: readonly [number, number], winner: 0 | 1): [number, number] {
  return winner === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1]
}

function isGameOver([own, other]: readonly [number, number], tieBreak: boolean): boolean {
  return Math.max(own, other) >= (tieBreak ? 7 : 4) && Math.abs(own - other) >= 2
}

export function setsWon(sets: TennisState['sets'], side: 0 | 1): number {
  return sets.filter(([own, other]) => isSetOver(own, other) && own > other === (side === 0)).length
}

export function afterPoint(state: TennisState, winner: 0 | 1, seconds: number): TennisState {
  const games = state.sets.at(-1) ?? [0, 0]
  const points = bump(state.points, winner)
  const at = state.at + seconds
  if (!isGameOver(points, isTieBreak(games))) return { ...state, at, points }
  const finished = bump(games, winner)
  const sets = [...state.sets.slice(0, -1), finished]
  const server = state.server === 0 ? 1 : 0
  const fresh = { points: [0, 0], server } as const
  if (!isSetOver(finished[0], finished[1])) {
    return { ...fresh, at, sets, over: false }
  }
  const over = setsWon(sets, 0) === SETS_TO_WIN || setsWon(sets, 1) === SETS_TO_WIN
  if (over) return { ...fresh, at, sets, over }
  return { ...fresh, at, sets: [...sets, [0, 0]], over }
}

export function pointServer({ sets, points, server }: TennisState): 0 | 1 {
  return isTieBreak(sets.at(-1) ?? [0, 0]) ? tieBreakServer(server, points[0] + points[1]) : server
}

/** Seconds until the next point is decided, with the break before it. */
function secondsFrom({ sets, points }: TennisState, random: Random): number {
  const play = POINT_SECONDS * (0.5 + random())
  const [own, other] = sets.at(-1) ?? [0, 0]
  if (points[0] + points[1] > 0) return play
  if (own + other > 0) return play + GAME_BREAK
  return sets.length > 1 ? play + SET_BREAK : play
}

export function drawTennis(
  seed: string,
  matchId: string,
  { serve }: TennisParameters,
): TennisTimeline {
  const random = randomOf(seed, matchId, 'tennis')
  const server = random() < 0.5 ? 0 : 1
  let state: TennisState = { at: 0, sets: [[0, 0]], points: [0, 0], server, over: false }
  const states = [state]
  while (!state.over) {
    const serving = pointServer(state)
    const held = random() < serve[serving]
    const winner = held ? serving : serving === 0 ? 1 : 0
    state = afterPoint(state, winner, secondsFrom(state, random))
    states.push(state)
  }
  return states
}
