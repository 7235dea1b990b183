import { randomOf } from '../../random.ts'
import { LEG, drawVisit, type Skill } from './visits.ts'

type Pair = readonly [home: number, away: number]

/** The match right after a visit to the board (or before the first one). */
export type DartsState = {
  /** Seconds since the first throw. */
  at: number
  legs: Pair
  /** Winners of the legs so far: 1 home, 2 away. */
  winners: readonly (1 | 2)[]
  left: Pair
  thrower: 0 | 1
  over: boolean
}

export type DartsTimeline = { first: 0 | 1; states: readonly DartsState[] }

export const LEGS_TO_WIN = 6
export const MOST_LEGS = 2 * LEGS_TO_WIN - 1

const VISIT_SECONDS = 14
const LEG_BREAK = 45

const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0)

/** Sides take turns to begin a leg; legs count from 1. */
export function beginsLeg(first: 0 | 1, leg: number): 0 | 1 {
  return leg % 2 === 1 ? first : other(first)
}

function afterVisit(state: DartsState, first: 0 | 1, left: number, at: number): DartsState {
  const { thrower, legs, winners } = state
  if (left > 0) {
    const now: Pair = thrower === 0 ? [left, state.left[1]] : [state.left[0], left]
    return { ...state, at, left: now, thrower: other(thrower) }
  }
  const won: Pair = thrower === 0 ? [legs[0] + 1, legs[1]] : [legs[0], legs[1] + 1]
  const leg = won[0] + won[1] + 1
  return {
    at,
    legs: won,
    winners: [...winners, thrower === 0 ? 1 : 2],
    left: [LEG, LEG],
    thrower: beginsLeg(first, leg),
    over: Math.max(...won) === LEGS_TO_WIN,
  }
}

export function drawDarts(
  seed: string,
  matchId: string,
  skills: readonly [Skill, Skill],
): DartsTimeline {
  const random = randomOf(seed, matchId, 'darts')
  const first = random() < 0.5 ? 0 : 1
  let state: DartsState = {
    at: 0,
    legs: [0, 0],
    winners: [],
    left: [LEG, LEG],
    thrower: first,
    over: false,
  }
  const states = [state]
  while (!state.over) {
    const { thrower, left, legs } = state
    const fresh = left[0] === LEG && left[1] === LEG && legs[0] + legs[1] > 0
    const seconds = VISIT_SECONDS * (0.6 + 0.8 * random()) + (fresh ? LEG_BREAK : 0)
    const after = drawVisit(random, left[thrower], skills[thrower])
    state = afterVisit(state, first, after, state.at + seconds)
    states.push(state)
  }
  return { first, states }
}
