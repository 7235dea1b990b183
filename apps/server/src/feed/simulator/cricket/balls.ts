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

export const ballOf = (batting: Batting): Ball => {
  const wicket = WICKET_CHANCE * Math.exp(-0.12 * batting)
  const weights = RUNS.map(([runs, weight]) => weight * Math.exp(0.035 * batting * (runs - 1)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return {
    wicket,
    runs: RUNS.map(([runs], index) => [runs, ((weights[index] ?? 0) / total) * (1 - wicket)]),
  }
}

export const drawBall = (random: Random, { runs, wicket }: Ball): number | 'wicket' => {
  if (random() < wicket) return 'wicket'
  const index = drawIndex(
    random,
    runs.map(([, p]) => p),
  )
  return runs[index]?.[0] ?? 0
}

/** Chances by wickets lost (outer) and runs (inner). */
type Course = readonly Float64Array[]

const blank = (): Float64Array[] =>
  Array.from({ length: WICKETS + 1 }, () => new Float64Array(MOST_RUNS + 1))

/** Plays `balls` balls on from a number of wickets lost; ten wickets end the innings. */
export const playOn = (ball: Ball, balls: number, lost: number): Course => {
  let course = blank()
  const start = course[lost]
  if (start !== undefined) start[0] = 1
  for (let played = 0; played < balls; played++) {
    const next = blank()
    const most = Math.min(MOST_RUNS, played * 6)
    course.forEach((chances, wickets) => {
      const same = next[wickets] as Float64Array
      if (wickets === WICKETS) {
        for (let runs = 0; runs <= most; runs++) {
          same[runs] = (same[runs] as number) + (chances[runs] as number)
        }
        return
      }
      const fallen = next[wickets + 1] as Float64Array
      for (let runs = 0; runs <= most; runs++) {
        const weight = chances[runs] as number
        if (weight < 1e-13) continue
        fallen[runs] = (fallen[runs] as number) + weight * ball.wicket
        for (const [more, p] of ball.runs) {
          const after = Math.min(MOST_RUNS, runs + more)
          same[after] = (same[after] as number) + weight * p
        }
      }
    })
    course = next
  }
  return course
}

/** Runs alone, whatever the wickets. */
export const runsOf = (course: Course): Float64Array => {
  const runs = new Float64Array(MOST_RUNS + 1)
  for (const chances of course) {
    chances.forEach((p, index) => {
      runs[index] = (runs[index] as number) + p
    })
  }
  return runs
}

/** Wickets alone, whatever the runs. */
export const wicketsOf = (course: Course): readonly number[] =>
  course.map((chances) => chances.reduce((sum, p) => sum + p, 0))
