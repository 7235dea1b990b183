import { poisson } from '../../pricing/distributions.ts'
import { productTable, setEntry, tableOf, tableOfSize, type Table } from '../../pricing/table.ts'
import { HALF_SHARES, TEMPOS, type FootballParameters } from './parameters.ts'
import { exposureAt, type FootballPosition } from './position.ts'
import { cornerFactor, goalFactor, type FootballTimeline } from './timeline.ts'

const MATCH_MAX = 11
const HALF_MAX = 7
const JOINT_MAX = 6
const CORNERS_MAX = 18

export const NEXT_GOALS = 12

/** Chances of each tempo, given what has happened. */
export function tempoWeights(goals: number, exposure: number): readonly number[] {
  const raw = TEMPOS.map(
    ({ factor, weight }) => weight * factor ** goals * Math.exp(-factor * exposure),
  )
  const total = raw.reduce((sum, weight) => sum + weight, 0)
  return raw.map((weight) => weight / total)
}

/** Both halves together, by side. */
export function sidesOf(halves: readonly (readonly [number, number])[]): [number, number] {
  return [
    halves.reduce((sum, [home]) => sum + home, 0),
    halves.reduce((sum, [, away]) => sum + away, 0),
  ]
}

/** Goals still to be expected at tempo 1, by half and side. */
export function remainingMeans(
  { elapsed, red }: FootballPosition,
  { home, away }: FootballParameters,
): readonly (readonly [number, number])[] {
  return HALF_SHARES.map((share, half) => {
    const left = share * (1 - (elapsed[half] ?? 1))
    return [home * left * goalFactor(0, red), away * left * goalFactor(1, red)] as const
  })
}

function mix(weights: readonly number[], tableFor: (factor: number) => Table): Table {
  const tables = TEMPOS.map(({ factor }) => tableFor(factor))
  const first = tables[0] as Table
  const p = new Float64Array(first.size)
  tables.forEach((table, k) => {
    const weight = weights[k] ?? 0
    for (let i = 0; i < p.length; i++) p[i] = (p[i] as number) + weight * (table.p[i] as number)
  })
  return { ...first, p }
}

function goalsOver(mean: number, max: number): Float64Array {
  return poisson(mean, mean === 0 ? 0 : max)
}

/** Both halves at once: first half home, away, then second half home, away. */
function jointTable(first: Table, second: Table): Table {
  const table = tableOfSize(first.size * second.size)
  let index = 0
  for (let i = 0; i < first.size; i++) {
    for (let j = 0; j < second.size; j++) {
      const p = (first.p[i] as number) * (second.p[j] as number)
      setEntry(table, index++, p, first.a[i] ?? 0, first.b[i], second.a[j], second.b[j])
    }
  }
  return table
}

function nextGoalTable(
  means: readonly (readonly [number, number])[],
  weights: readonly number[],
): Table {
  const [home, away] = sidesOf(means)
  const none = TEMPOS.reduce(
    (sum, { factor }, k) => sum + (weights[k] ?? 0) * Math.exp(-factor * (home + away)),
    0,
  )
  const share = home + away === 0 ? 0 : (1 - none) / (home + away)
  return tableOf([
    [home * share, 1],
    [none, 0],
    [away * share, 2],
  ])
}

/** Both halves at once, mixed over the tempos. */
export function halvesTable(
  position: FootballPosition,
  timeline: FootballTimeline,
  parameters: FootballParameters,
  max = JOINT_MAX,
): Table {
  const [first, second] = position.goals
  const goals = first[0] + first[1] + second[0] + second[1]
  const weights = tempoWeights(goals, exposureAt(position, timeline, parameters))
  const means = remainingMeans(position, parameters)
  const half = (index: 0 | 1, factor: number): Table => {
    const [home, away] = means[index] as readonly [number, number]
    const [h, a] = position.goals[index]
    return productTable(goalsOver(home * factor, max), goalsOver(away * factor, max), h, a)
  }
  return mix(weights, (factor) => jointTable(half(0, factor), half(1, factor)))
}

export function footballTables(
  position: FootballPosition,
  timeline: FootballTimeline,
  parameters: FootballParameters,
): Map<string, Table> {
  const [first, second] = position.goals
  const scored = [first[0] + second[0], first[1] + second[1]] as const
  const weights = tempoWeights(scored[0] + scored[1], exposureAt(position, timeline, parameters))
  const means = remainingMeans(position, parameters)
  const half = (index: 0 | 1, factor: number, max: number): Table => {
    const [home, away] = means[index] as readonly [number, number]
    const [h, a] = position.goals[index]
    return productTable(goalsOver(home * factor, max), goalsOver(away * factor, max), h, a)
  }
  const all = (factor: number): Table => {
    const [home, away] = sidesOf(means)
    return productTable(
      goalsOver(home * factor, MATCH_MAX),
      goalsOver(away * factor, MATCH_MAX),
      ...scored,
    )
  }
  const tables = new Map<string, Table>([
    ['match', mix(weights, all)],
    ['half_2', mix(weights, (factor) => half(1, factor, HALF_MAX))],
    ['halves', halvesTable(position, timeline, parameters)],
    ['corners', cornersTable(sidesOf(cornerMeans(position, parameters)), position.corners)],
  ])
  if (position.elapsed[0] < 1) {
    const firstHalf = mix(weights, (factor) => half(0, factor, HALF_MAX))
    tables.set('half_1', firstHalf)
  }
  const next = scored[0] + scored[1] + 1
  if (next <= NEXT_GOALS) tables.set(`goal_${next}`, nextGoalTable(means, weights))
  return tables
}

/** Corners still to be expected, by half and side. */
export function cornerMeans(
  { elapsed, red }: FootballPosition,
  { cornersHome, cornersAway }: FootballParameters,
): readonly (readonly [number, number])[] {
  return elapsed.map((done) => [
    (cornersHome / 2) * (1 - done) * cornerFactor(0, red),
    (cornersAway / 2) * (1 - done) * cornerFactor(1, red),
  ])
}

export function cornersTable(
  [home, away]: readonly [number, number],
  [homeNow, awayNow]: readonly [number, number],
): Table {
  return productTable(goalsOver(home, CORNERS_MAX), goalsOver(away, CORNERS_MAX), homeNow, awayNow)
}
