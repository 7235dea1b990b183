import { createCells } from '../../pricing/cells.ts'
import type { Fact, Table, Tables } from '../../pricing/table.ts'
import type { FootballParameters } from './parameters.ts'
import type { FootballPosition } from './position.ts'
import { footballTables, halvesTable, NEXT_GOALS } from './tables.ts'
import type { FootballTimeline } from './timeline.ts'

/** Goals per half and side; beyond that is rounding. */
const HALF_MAX = 10

const SCOPES = ['match', 'half_1', 'half_2', 'halves'] as const

/**
 * Chance that the home side scores the next goal, given how many goals each half still brings:
 * within a half both sides score at a steady pace, so every order of them is as likely.
 */
function homeNext(left: readonly (readonly [number, number])[]): number | null {
  const half = left.find(([home, away]) => home + away > 0)
  return half === undefined ? null : half[0] / (half[0] + half[1])
}

function scopesOf(halves: Table, i: number): { h: Fact; facts: readonly Fact[] } {
  const h: Fact = [halves.a[i] ?? 0, halves.b[i] ?? 0, halves.c[i] ?? 0, halves.d[i] ?? 0]
  const facts: readonly Fact[] = [
    [h[0] + h[2], h[1] + h[3], 0, 0],
    [h[0], h[1], 0, 0],
    [h[2], h[3], 0, 0],
    h,
  ]
  return { h, facts }
}

const scorer = (side: 0 | 1 | 2): Fact => [side, 0, 0, 0]

/** Goals by half and side, and who scores next, in one; corners go their own way. */
export function footballJoint(
  position: FootballPosition,
  timeline: FootballTimeline,
  parameters: FootballParameters,
): readonly Tables[] {
  const halves = halvesTable(position, timeline, parameters, HALF_MAX)
  const [first, second] = position.goals
  const next = first[0] + first[1] + second[0] + second[1] + 1
  const cells = createCells([...SCOPES, `goal_${Math.min(next, NEXT_GOALS)}`])
  for (let i = 0; i < halves.size; i++) {
    const p = halves.p[i] ?? 0
    const { h, facts } = scopesOf(halves, i)
    const home = homeNext([
      [h[0] - first[0], h[1] - first[1]],
      [h[2] - second[0], h[3] - second[1]],
    ])
    if (home === null) cells.add(p, [...facts, scorer(0)])
    else {
      cells.add(p * home, [...facts, scorer(1)])
      cells.add(p * (1 - home), [...facts, scorer(2)])
    }
  }
  const corners = footballTables(position, timeline, parameters).get('corners')
  return corners === undefined
    ? [cells.tables()]
    : [cells.tables(), new Map([['corners', corners]])]
}
