import { drawIndex, type Random } from '../../random.ts'

export const BALLS_PER_OVER = 6
export const OVERS = 20
export const BALLS = BALLS_PER_OVER * OVERS
export const WICKETS = 10
export const POWERPLAY_BALLS = 6 * BALLS_PER_OVER

/** Runs of an innings that are reckoned with. */
const MOST_RUNS = 340

const WICKET_CHANCE = 0.052
const RUNS: readonly (readonly [runs: number, weight: number])[] = [
  [0, 0.37],
  [1, 0.38],
  [2, 0.08],
  [4, 0.12],
  [6, 0.05],
]

/** How a side bats against the other's bowling; 0 is even. */
export type Batting = number

/** Chances of what a ball brings: runs, and a wicket. */
export type Ball = { runs: readonly (readonly [runs: number, p: number])[]; wicket: number }

export function ballOf(batting: Batting): Ball {
  const wicket = WICKET_CHANCE * Math.exp(-0.12 * batting)
  const weights = RUNS.map(([runs, weight]) => weight * Math.exp(0.035 * batting * (runs - 1)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return {
    wicket,
    runs: RUNS.map(([runs], index) => [runs, ((weights[index] ?? 0) / total) * (1 - wicket)]),
  }
}

export function drawBall(random: Random, { runs, wicket }: Ball): number | 'wicket' {
  if (random() < wicket) return 'wicket'
  const index = drawIndex(
    random,
    runs.map(([, p]) => p),
  )
  return runs[index]?.[0] ?? 0
}

/** Chances by wickets lost (outer) and runs (inner). */
type Course = readonly Float64Array[]

const BEST_BALL = 6
const NEGLIGIBLE = 1e-13

/** A ball that takes no wicket, as it is reckoned with, hundreds of times over. */
type Scoring = { readonly scores: Float64Array; readonly p: Float64Array }

function scoringOf({ runs, wicket }: Ball): Scoring {
  return {
    scores: Float64Array.from(runs, ([score]) => score),
    p: Float64Array.from(runs, ([, p]) => p / (1 - wicket)),
  }
}

/** Runs after one more ball, from those before it. */
function scoreOnce({ scores, p }: Scoring, before: Float64Array, after: Float64Array): void {
  const most = after.length - 1
  after.fill(0)
  for (let runs = 0; runs < before.length; runs++) {
    const chance = before[runs] as number
    if (chance < NEGLIGIBLE) continue
    for (let index = 0; index < scores.length; index++) {
      const sum = Math.min(most, runs + (scores[index] as number))
      after[sum] = (after[sum] as number) + chance * (p[index] as number)
    }
  }
}

function addTo(sum: Float64Array | undefined, chances: Float64Array, weight: number): void {
  if (sum === undefined) return
  for (let runs = 0; runs < sum.length; runs++) {
    sum[runs] = (sum[runs] as number) + weight * (chances[runs] as number)
  }
}

/**
 * Plays `balls` balls on from a number of wickets lost; ten wickets end the innings. Every ball is as
 * likely to take a wicket as any other: how many fall among how many that score is counted, not played.
 * @param needed runs that end it too
 */
export function playOn(ball: Ball, balls: number, lost: number, needed = Infinity): Course {
  const size = Math.min(MOST_RUNS, balls * BEST_BALL) + 1
  const course = Array.from({ length: WICKETS + 1 }, () => new Float64Array(size))
  let chances = new Float64Array(size)
  chances[0] = 1
  const left = WICKETS - lost
  if (left === 0 || needed <= 0) {
    addTo(course[lost], chances, 1)
    return course
  }
  const scoring = scoringOf(ball)
  const { wicket } = ball
  // Of so many wickets among the balls that have scored, in whichever order.
  const ways = Float64Array.from({ length: left }, (_, fallen) => wicket ** fallen)
  const wayOf = (fallen: number): number => ways[fallen] ?? 0
  let after = new Float64Array(size)
  for (let scored = 0; scored <= balls; scored++) {
    const fallen = balls - scored
    addTo(fallen < left ? course[lost + fallen] : undefined, chances, wayOf(fallen))
    if (fallen >= left) addTo(course[WICKETS], chances, wayOf(left - 1) * wicket)
    scoreOnce(scoring, chances, after)
    for (let runs = needed; runs < Math.min(size, needed + BEST_BALL); runs++) {
      const chance = (after[runs] as number) * (1 - wicket)
      after[runs] = 0
      for (let before = 0; before < Math.min(left, fallen); before++) {
        const ended = course[lost + before] as Float64Array
        ended[runs] = (ended[runs] as number) + chance * wayOf(before)
      }
    }
    ways.forEach((way, before) => {
      ways[before] = (way * (1 - wicket) * (scored + 1 + before)) / (scored + 1)
    })
    ;[chances, after] = [after, chances]
  }
  return course
}

/** Runs alone, whatever the wickets. */
export function runsOf(course: Course): Float64Array {
  const runs = new Float64Array(course[0]?.length ?? 0)
  for (const chances of course) addTo(runs, chances, 1)
  return runs
}

/** Balls and wickets of a side in a super over. */
const SUPER_OVER = { balls: BALLS_PER_OVER, wickets: 2 } as const

/** Runs of a side in a super over. */
export function drawSuperOver(random: Random, ball: Ball, needed = Infinity): number {
  let [runs, wickets] = [0, 0]
  for (let played = 0; played < SUPER_OVER.balls; played++) {
    const drawn = drawBall(random, ball)
    if (drawn === 'wicket') wickets++
    else runs += drawn
    if (wickets === SUPER_OVER.wickets || runs >= needed) break
  }
  return runs
}

/** Chance of `own` to win a super over; a level one is played again. */
export function superOverChance(own: Ball, other: Ball): number {
  const runs = (ball: Ball): Float64Array =>
    runsOf(playOn(ball, SUPER_OVER.balls, WICKETS - SUPER_OVER.wickets))
  const [mine, theirs] = [runs(own), runs(other)]
  let [won, lost, below] = [0, 0, 0]
  mine.forEach((p, count) => {
    const same = theirs[count] as number
    won += p * below
    below += same
    lost += p * (1 - below)
  })
  return won / (won + lost)
}
