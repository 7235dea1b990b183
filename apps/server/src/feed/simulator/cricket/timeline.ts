import { type Random, randomOf } from '../../random.ts'
import {
  type Ball,
  ballOf,
  BALLS,
  BALLS_PER_OVER,
  type Batting,
  drawBall,
  drawSuperOver,
  WICKETS,
} from './balls.ts'

export type CricketParameters = { home: Batting; away: Batting }

export type Innings = {
  runs: number
  wickets: number
  balls: number
  /** Runs and wickets by over. */
  overs: readonly (readonly [runs: number, wickets: number])[]
}

/** The match right after a ball (or before the first one). */
export type CricketState = {
  /** Seconds since the first ball. */
  at: number
  innings: readonly Innings[]
  /** Runs of the super over of a tied match; none before it has been bowled. */
  superOver?: readonly [home: number, away: number]
  over: boolean
}

export type CricketTimeline = {
  /** Who bats first: 0 home, 1 away. */
  first: 0 | 1
  states: readonly CricketState[]
}

const BALL_SECONDS = 38
const OVER_SECONDS = 40
const BREAK_SECONDS = 15 * 60
const SUPER_OVER_SECONDS = 12 * 60

const EMPTY: Innings = { runs: 0, wickets: 0, balls: 0, overs: [] }

export function isInningsOver({ wickets, balls }: Innings): boolean {
  return wickets === WICKETS || balls === BALLS
}

function afterBall(innings: Innings, ball: number | 'wicket'): Innings {
  const { runs, wickets, balls, overs } = innings
  const scored = ball === 'wicket' ? 0 : ball
  const fallen = ball === 'wicket' ? 1 : 0
  const current = balls % BALLS_PER_OVER === 0 ? ([0, 0] as const) : (overs.at(-1) ?? [0, 0])
  const before = balls % BALLS_PER_OVER === 0 ? overs : overs.slice(0, -1)
  return {
    runs: runs + scored,
    wickets: wickets + fallen,
    balls: balls + 1,
    overs: [...before, [current[0] + scored, current[1] + fallen]],
  }
}

/** A tied match goes on for another over of either side, and once more while that is level. */
function tiebreak(
  random: Random,
  state: CricketState,
  first: 0 | 1,
  balls: readonly [home: Ball, away: Ball],
): readonly CricketState[] {
  const tied: CricketState = { ...state, over: false, superOver: [0, 0] }
  // Who batted second bats first.
  const begins = first === 0 ? 1 : 0
  let [set, chase, at] = [0, 0, state.at]
  while (set === chase) {
    at += SUPER_OVER_SECONDS
    set = drawSuperOver(random, balls[begins])
    chase = drawSuperOver(random, balls[first], set + 1)
  }
  const superOver = begins === 0 ? ([set, chase] as const) : ([chase, set] as const)
  return [tied, { ...state, at, superOver }]
}

export function drawCricket(
  seed: string,
  matchId: string,
  { home, away }: CricketParameters,
): CricketTimeline {
  const random = randomOf(seed, matchId, 'cricket')
  const first = random() < 0.5 ? 0 : 1
  const balls = [ballOf(home), ballOf(away)] as const
  let state: CricketState = { at: 0, innings: [EMPTY], over: false }
  const states = [state]
  while (!state.over) {
    const { innings } = state
    const running = innings.at(-1) ?? EMPTY
    const side = innings.length === 1 ? first : first === 0 ? 1 : 0
    const now = afterBall(running, drawBall(random, balls[side]))
    const target = innings.length === 2 ? (innings[0]?.runs ?? 0) + 1 : Number.POSITIVE_INFINITY
    const ended = isInningsOver(now) || now.runs >= target
    const all = [...innings.slice(0, -1), now]
    const pause =
      innings.length === 2 && running.balls === 0
        ? BREAK_SECONDS
        : running.balls % BALLS_PER_OVER === 0
          ? OVER_SECONDS
          : 0
    const at = state.at + BALL_SECONDS * (0.6 + 0.8 * random()) + pause
    if (ended && innings.length === 1) state = { at, innings: [...all, EMPTY], over: false }
    else state = { at, innings: all, over: ended }
    states.push(state)
  }
  const [set, chase] = state.innings
  return set?.runs === chase?.runs
    ? { first, states: [...states.slice(0, -1), ...tiebreak(random, state, first, balls)] }
    : { first, states }
}
