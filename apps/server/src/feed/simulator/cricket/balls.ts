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

function blank(): Float64Array[] {
  return Array.from({ length: WICKETS + 1 }, () => new Float64Array(MOST_RUNS + 1))
}

/** A ball as it is reckoned with, thousands of times over. */
type Bowled = { scores: Float64Array; p: Float64Array; wicket: number }

function bowled({ runs, wicket }: Ball): Bowled {
  return {
    scores: Float64Array.from(runs, ([score]) => score),
    p: Float64Array.from(runs, ([, p]) => p),
    wicket,
  }
}

/** Adds what one ball makes of the chances at one number of wickets; with `needed` runs none follows. */
function bowl(
  { scores, p, wicket }: Bowled,
  chances: Float64Array,
  same: Float64Array,
  fallen: Float64Array,
  { most, needed }: { most: number; needed: number },
): void {
  for (let runs = 0; runs <= most; runs++) {
    const weight = chances[runs] as number
    if (weight < 1e-13) continue
    if (runs >= needed) {
      same[runs] = (same[runs] as number) + weight
      continue
    }
    fallen[runs] = (fallen[runs] as number) + weight * wicket
    for (let index = 0; index < scores.length; index++) {
      const after = Math.min(MOST_RUNS, runs + (scores[index] as number))
      same[after] = (same[after] as number) + weight * (p[index] as number)
    }
  }
}

/**
 * Plays `balls` balls on from a number of wickets lost; ten wickets end the innings.
 * @param needed runs that end it too
 */
export function playOn(ball: Ball, balls: number, lost: number, needed = Infinity): Course {
  const reckoned = bowled(ball)
  let course = blank()
  let next = blank()
  const start = course[lost]
  if (start !== undefined) start[0] = 1
  for (let played = 0; played < balls; played++) {
    for (const chances of next) chances.fill(0)
    const most = Math.min(MOST_RUNS, played * 6)
    // No more can have fallen than balls were bowled.
    for (let wickets = lost; wickets < Math.min(WICKETS, lost + played + 1); wickets++) {
      const fallen = next[wickets + 1] as Float64Array
      const same = next[wickets] as Float64Array
      bowl(reckoned, course[wickets] as Float64Array, same, fallen, { most, needed })
    }
    const over = next[WICKETS] as Float64Array
    course[WICKETS]?.forEach((chance, runs) => {
      over[runs] = (over[runs] as number) + chance
    })
    ;[course, next] = [next, course]
  }
  return course
}

/** Runs alone, whatever the wickets. */
export function runsOf(course: Course): Float64Array {
  const runs = new Float64Array(MOST_RUNS + 1)
  for (const chances of course) {
    chances.forEach((p, index) => {
      runs[index] = (runs[index] as number) + p
    })
  }
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
