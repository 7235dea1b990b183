import { exponential, randomOf } from '../../random.ts'
import {
  OVERTIME_BREAK,
  OVERTIME_DURATION,
  overtimeMeans,
  PERIOD_BREAK,
  PERIOD_DURATION,
  PERIODS,
  SHOOTOUT_DURATION,
  shootoutHome,
  type HockeyParameters,
} from './parameters.ts'

export type Side = 0 | 1

/** Periods 0..2 regular, 3 overtime, 4 shootout (its goal is the deciding one). */
export type HockeyGoal = { period: number; at: number; side: Side }

export type HockeyTimeline = {
  /** In order; `at` is in seconds since the first face-off. */
  goals: readonly HockeyGoal[]
  /** Start and end of every part that is played, seconds since the first face-off. */
  parts: readonly { from: number; to: number }[]
}

const REGULAR_PARTS = Array.from({ length: PERIODS }, (_, index) => {
  const from = index * (PERIOD_DURATION + PERIOD_BREAK)
  return { from, to: from + PERIOD_DURATION }
})

function drawRegular(
  random: () => number,
  { home, away }: HockeyParameters,
): readonly HockeyGoal[] {
  const goals: HockeyGoal[] = []
  REGULAR_PARTS.forEach(({ from, to }, period) => {
    ;([home, away] as const).forEach((mean, side) => {
      const rate = mean / PERIODS / PERIOD_DURATION
      let at = from + exponential(random, rate)
      while (at < to) {
        goals.push({ period, at, side: side as Side })
        at += exponential(random, rate)
      }
    })
  })
  return goals.sort((x, y) => x.at - y.at)
}

function drawDecider(
  random: () => number,
  parameters: HockeyParameters,
): Pick<HockeyTimeline, 'goals' | 'parts'> {
  const from = (REGULAR_PARTS.at(-1)?.to ?? 0) + OVERTIME_BREAK
  const [home, away] = overtimeMeans(parameters)
  const at = from + exponential(random, (home + away) / OVERTIME_DURATION)
  const side: Side = random() < home / (home + away) ? 0 : 1
  const end = from + OVERTIME_DURATION
  if (at < end) return { goals: [{ period: 3, at, side }], parts: [{ from, to: at }] }
  const winner: Side = random() < shootoutHome(parameters) ? 0 : 1
  const last = end + OVERTIME_BREAK + SHOOTOUT_DURATION
  return {
    goals: [{ period: 4, at: last, side: winner }],
    parts: [
      { from, to: end },
      { from: end + OVERTIME_BREAK, to: last },
    ],
  }
}

export function drawHockey(
  seed: string,
  matchId: string,
  parameters: HockeyParameters,
): HockeyTimeline {
  const random = randomOf(seed, matchId, 'hockey')
  const goals = drawRegular(random, parameters)
  const home = goals.filter(({ side }) => side === 0).length
  if (home * 2 !== goals.length) return { goals, parts: REGULAR_PARTS }
  const decider = drawDecider(random, parameters)
  return {
    goals: [...goals, ...decider.goals],
    parts: [...REGULAR_PARTS, ...decider.parts],
  }
}
