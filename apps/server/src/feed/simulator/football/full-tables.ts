import { poisson } from '../../pricing/distributions.ts'
import { tableOf, type Entry, type Table } from '../../pricing/table.ts'
import { cardTables } from './card-tables.ts'
import { HALF_SHARES, TEMPOS, type FootballParameters } from './parameters.ts'
import { exposureAt, type FootballPosition } from './position.ts'
import { scorerTables } from './scorer-tables.ts'
import { atLeast, lastTable, nextTable, raceTable } from './sequence-tables.ts'
import { cornerMeans, cornersTable, remainingMeans, sidesOf, tempoWeights } from './tables.ts'
import { goalFactor, type FootballTimeline } from './timeline.ts'
import { bucketEnd, BUCKETS_PER_HALF, lastSide, reachedFirst, type Happened } from './happened.ts'

export const GOAL_RACES = [2, 3] as const
export const CORNER_RACES = [3, 5, 7, 9] as const
export const NEXT_CORNERS = 24

const MORE_GOALS = 14
const MORE_CORNERS = 30

type Tempos = readonly { factor: number; weight: number }[]

/** Chance that no goal falls while `mean` are expected at tempo 1. */
function noGoal(tempos: Tempos, mean: number): number {
  return tempos.reduce((sum, { factor, weight }) => sum + weight * Math.exp(-factor * mean), 0)
}

function goalCounts(tempos: Tempos, mean: number): Float64Array {
  const counts = new Float64Array(MORE_GOALS + 1)
  for (const { factor, weight } of tempos) {
    poisson(mean * factor, MORE_GOALS).forEach((p, n) => {
      counts[n] = (counts[n] as number) + weight * p
    })
  }
  return counts
}

/** Five minutes of a match as 1, 2 … 18, stoppage time with the last of its half; 0 no goal. */
function firstGoalTable(
  { elapsed, red }: FootballPosition,
  { halfLengths }: FootballTimeline,
  { home, away }: FootballParameters,
  tempos: Tempos,
): Table {
  const rate = home * goalFactor(0, red) + away * goalFactor(1, red)
  const entries: Entry[] = []
  let expected = 0
  let none = 1
  for (const half of [0, 1] as const) {
    let done = elapsed[half]
    for (let bucket = 1; bucket <= BUCKETS_PER_HALF; bucket++) {
      const second = bucketEnd(bucket, halfLengths[half])
      const until = Math.max(done, second / halfLengths[half])
      expected += (until - done) * HALF_SHARES[half] * rate
      done = until
      const still = noGoal(tempos, expected)
      entries.push([none - still, half * BUCKETS_PER_HALF + bucket])
      none = still
    }
  }
  return tableOf([...entries, [none, 0]])
}

function goalTables(
  position: FootballPosition,
  timeline: FootballTimeline,
  parameters: FootballParameters,
  tempos: Tempos,
  goals: Happened,
): readonly [string, Table][] {
  const means = sidesOf(remainingMeans(position, parameters))
  const mean = means[0] + means[1]
  const home = mean === 0 ? 0 : means[0] / mean
  const reach = atLeast(goalCounts(tempos, mean))
  const now = sidesOf(position.goals)
  const tables: [string, Table][] = GOAL_RACES.flatMap((target): [string, Table][] =>
    reachedFirst(goals, target) === 0
      ? [[`goal_race_${target}`, raceTable(now, target, home, reach)]]
      : [],
  )
  tables.push(['last_goal', lastTable(means, noGoal(tempos, mean), lastSide(goals))])
  if (goals.length === 0) {
    tables.push(['first_goal', firstGoalTable(position, timeline, parameters, tempos)])
  }
  return tables
}

/** Who scores the next goal of a half: it must be the half in play, or one to come. */
function halfGoalTables(
  position: FootballPosition,
  parameters: FootballParameters,
  tempos: Tempos,
): readonly [string, Table][] {
  const means = remainingMeans(position, parameters)
  return ([0, 1] as const).flatMap((half): [string, Table][] => {
    const [home, away] = position.goals[half]
    const next = home + away + 1
    const mean = means[half] ?? [0, 0]
    if (position.elapsed[half] >= 1 || next > HALF_GOALS) return []
    const none = noGoal(tempos, mean[0] + mean[1])
    return [[`half_${half + 1}_goal_${next}`, nextTable(mean, none)]]
  })
}

export const HALF_GOALS = 6

function cornerTables(
  position: FootballPosition,
  parameters: FootballParameters,
  corners: Happened,
): readonly [string, Table][] {
  const byHalf = cornerMeans(position, parameters)
  const means = sidesOf(byHalf)
  const mean = means[0] + means[1]
  const none = Math.exp(-mean)
  const home = mean === 0 ? 0 : means[0] / mean
  const reach = atLeast(poisson(mean, MORE_CORNERS))
  const tables: [string, Table][] = CORNER_RACES.flatMap((target): [string, Table][] =>
    reachedFirst(corners, target) === 0
      ? [[`corner_race_${target}`, raceTable(position.corners, target, home, reach)]]
      : [],
  )
  ;([0, 1] as const).forEach((half) => {
    if (position.elapsed[half] >= 1) return
    const table = cornersTable(byHalf[half] ?? [0, 0], position.cornersByHalf[half])
    tables.push([`corners_${half + 1}`, table])
  })
  tables.push(['last_corner', lastTable(means, none, lastSide(corners))])
  const next = corners.length + 1
  if (next <= NEXT_CORNERS) tables.push([`corner_${next}`, nextTable(means, none)])
  return tables
}

/** What a full offer needs beside the tables of every match. */
export function fullTables(
  position: FootballPosition,
  timeline: FootballTimeline,
  parameters: FootballParameters,
  happened: { goals: Happened; corners: Happened; cards: Happened; scorers: readonly number[] },
): readonly [string, Table][] {
  const weights = tempoWeights(happened.goals.length, exposureAt(position, timeline, parameters))
  const tempos = TEMPOS.map(({ factor }, index) => ({ factor, weight: weights[index] ?? 0 }))
  const means = sidesOf(remainingMeans(position, parameters))
  return [
    ...goalTables(position, timeline, parameters, tempos, happened.goals),
    ...halfGoalTables(position, parameters, tempos),
    ...cornerTables(position, parameters, happened.corners),
    ...cardTables(position, happened.cards),
    ...scorerTables(means, tempos, happened.scorers),
  ]
}
