import { createCells } from '../../pricing/cells.ts'
import type { Fact, Tables } from '../../pricing/table.ts'
import type { HockeyParameters } from './parameters.ts'
import { deciderHome, hockeyTables, NEXT_GOALS, sideTotal, type HockeyPosition } from './tables.ts'

/** The whole match hangs together; each period is offered by itself. */
export function hockeyGroup(scope: string): string {
  return scope.startsWith('period_') ? scope : 'match'
}

/** Who may score next, with the share of each: every order of the goals to come is as likely. */
function scorers(home: number, away: number): readonly (readonly [number, Fact])[] {
  return home + away === 0
    ? [[1, [0, 0, 0, 0]]]
    : [
        [home / (home + away), [1, 0, 0, 0]],
        [away / (home + away), [2, 0, 0, 0]],
      ]
}

function ends(a: number, b: number, homeWins: number): readonly (readonly [number, Fact])[] {
  return a === b
    ? [
        [homeWins, [a + 1, b, 0, 0]],
        [1 - homeWins, [a, b + 1, 0, 0]],
      ]
    : [[1, [a, b, 0, 0]]]
}

export function hockeyJoint(
  group: string,
  position: HockeyPosition,
  parameters: HockeyParameters,
): readonly Tables[] {
  const tables = hockeyTables(position, parameters)
  const regular = tables.get('match')
  if (group !== 'match' || regular === undefined) return [tables]
  const homeWins = deciderHome(parameters, position.overtimeElapsed)
  const scored = [sideTotal(position.goals, 0), sideTotal(position.goals, 1)] as const
  const next = Math.min(scored[0] + scored[1] + 1, NEXT_GOALS)
  const cells = createCells(['match', 'all', `goal_${next}`])
  for (let i = 0; i < regular.size; i++) {
    const a = regular.a[i] ?? 0
    const b = regular.b[i] ?? 0
    for (const [share, goal] of scorers(a - scored[0], b - scored[1])) {
      for (const [chance, all] of ends(a, b, homeWins)) {
        cells.add((regular.p[i] ?? 0) * share * chance, [[a, b, 0, 0], all, goal])
      }
    }
  }
  return [cells.tables()]
}
