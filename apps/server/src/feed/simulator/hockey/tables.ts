import { poisson } from '../../pricing/distributions.ts'
import { productTable, setEntry, tableOf, tableOfSize, type Table } from '../../pricing/table.ts'
import { overtimeMeans, shootoutHome, type HockeyParameters } from './parameters.ts'

const MAX_GOALS = 13
const MAX_PERIOD_GOALS = 8

export const NEXT_GOALS = 16

export type HockeyPosition = {
  /** Share of each regular period that is over. */
  elapsed: readonly number[]
  /** Goals by part (three periods, overtime, shootout) and side. */
  goals: readonly (readonly [number, number])[]
  /** Share of overtime that is over; 0 while it has not begun. */
  overtimeElapsed: number
}

export function sideTotal(goals: HockeyPosition['goals'], side: 0 | 1): number {
  return goals.slice(0, 3).reduce((sum, part) => sum + part[side], 0)
}

const over = (mean: number, max: number): Float64Array => poisson(mean, mean === 0 ? 0 : max)

/** Chance that the home side wins a match that is level after regular time. */
export function deciderHome(parameters: HockeyParameters, overtimeElapsed: number): number {
  const [home, away] = overtimeMeans(parameters)
  const none = Math.exp(-(home + away) * (1 - overtimeElapsed))
  return (1 - none) * (home / (home + away)) + none * shootoutHome(parameters)
}

/** Level scores get one more goal for whoever wins the decider. */
function inclusiveTable(regular: Table, homeWins: number): Table {
  const table = tableOfSize(regular.size * 2)
  let index = 0
  for (let i = 0; i < regular.size; i++) {
    const p = regular.p[i] as number
    const a = regular.a[i] as number
    const b = regular.b[i] as number
    const level = a === b
    setEntry(table, index++, level ? p * homeWins : p, level ? a + 1 : a, b)
    if (level) setEntry(table, index++, p * (1 - homeWins), a, b + 1)
  }
  return table
}

function nextGoalTable(home: number, away: number): Table {
  const none = Math.exp(-(home + away))
  const share = home + away === 0 ? 0 : (1 - none) / (home + away)
  return tableOf([
    [home * share, 1],
    [none, 0],
    [away * share, 2],
  ])
}

export function hockeyTables(
  { elapsed, goals, overtimeElapsed }: HockeyPosition,
  parameters: HockeyParameters,
): Map<string, Table> {
  const left = elapsed.reduce((sum, share) => sum + 1 - share, 0) / elapsed.length
  const scored = [sideTotal(goals, 0), sideTotal(goals, 1)] as const
  const means = [parameters.home * left, parameters.away * left] as const
  const regular = productTable(over(means[0], MAX_GOALS), over(means[1], MAX_GOALS), ...scored)
  const tables = new Map<string, Table>([
    ['match', regular],
    ['all', inclusiveTable(regular, deciderHome(parameters, overtimeElapsed))],
  ])
  elapsed.forEach((share, period) => {
    if (share >= 1) return
    const rest = (1 - share) / elapsed.length
    const [home, away] = goals[period] ?? [0, 0]
    tables.set(
      `period_${period + 1}`,
      productTable(
        over(parameters.home * rest, MAX_PERIOD_GOALS),
        over(parameters.away * rest, MAX_PERIOD_GOALS),
        home,
        away,
      ),
    )
  })
  const next = scored[0] + scored[1] + 1
  if (next <= NEXT_GOALS && left > 0) tables.set(`goal_${next}`, nextGoalTable(...means))
  return tables
}
