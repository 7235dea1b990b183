import { randomOf } from '../../random.ts'
import { OUTS, runChance } from './runs.ts'

export const INNINGS = 9

export type BaseballParameters = { home: number; away: number }

/** The game right after a run or an out (or before the first one). The away side bats first. */
export type BaseballState = {
  /** Seconds since the first pitch. */
  at: number
  /** From 1. */
  inning: number
  /** Who bats: 1 the away side (top), 0 the home side (bottom). */
  batting: 0 | 1
  outs: number
  /** Runs by inning, home then away. */
  runs: readonly (readonly [home: number, away: number])[]
  over: boolean
}

const EVENT_SECONDS = 160
const CHANGE_SECONDS = 90

export function totalOf(runs: BaseballState['runs'], side: 0 | 1, innings = runs.length): number {
  return runs.slice(0, innings).reduce((sum, inning) => sum + inning[side], 0)
}

function withRun(state: BaseballState): BaseballState {
  const { runs, batting, inning } = state
  const [home, away] = runs.at(-1) ?? [0, 0]
  const last = batting === 0 ? ([home + 1, away] as const) : ([home, away + 1] as const)
  const now = [...runs.slice(0, -1), last]
  const walkOff = batting === 0 && inning >= INNINGS && totalOf(now, 0) > totalOf(now, 1)
  return { ...state, runs: now, over: walkOff }
}

function withOut(state: BaseballState): BaseballState {
  const outs = state.outs + 1
  if (outs < OUTS) return { ...state, outs }
  const { batting, inning, runs } = state
  const lead = totalOf(runs, 0) - totalOf(runs, 1)
  if (batting === 1) {
    // In the ninth and later the home side need not bat when it leads.
    const over = inning >= INNINGS && lead > 0
    return over ? { ...state, outs, over } : { ...state, outs: 0, batting: 0 }
  }
  if (inning >= INNINGS && lead !== 0) return { ...state, outs, over: true }
  return { ...state, outs: 0, batting: 1, inning: inning + 1, runs: [...runs, [0, 0]] }
}

export function drawBaseball(
  seed: string,
  matchId: string,
  { home, away }: BaseballParameters,
): readonly BaseballState[] {
  const random = randomOf(seed, matchId, 'baseball')
  const chances = [runChance(home), runChance(away)] as const
  let state: BaseballState = {
    at: 0,
    inning: 1,
    batting: 1,
    outs: 0,
    runs: [[0, 0]],
    over: false,
  }
  const states = [state]
  while (!state.over) {
    const seconds = EVENT_SECONDS * (0.4 + 1.2 * random()) + (state.outs === 0 ? CHANGE_SECONDS : 0)
    const next = random() < chances[state.batting] ? withRun(state) : withOut(state)
    state = { ...next, at: state.at + seconds }
    states.push(state)
  }
  return states
}
