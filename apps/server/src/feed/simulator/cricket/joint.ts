import { createCells } from '../../pricing/cells.ts'
import type { Fact, Tables } from '../../pricing/table.ts'
import { winnerEntries, type Reckoned } from './tables.ts'
import type { CricketState } from './timeline.ts'

const SCOPES = ['winner', 'innings_1', 'innings_2'] as const

/** Overs are too near to be combined with what they decide. */
export function cricketGroup(scope: string): string | null {
  return SCOPES.some((one) => one === scope) ? 'match' : null
}

/** Every way in which the innings in play and then the match can end. */
export function cricketJoint({ runs, chase, outcome }: Reckoned, state: CricketState): Tables {
  const cells = createCells(SCOPES)
  const [set, second] = state.innings
  const add = (p: number, ends: Parameters<typeof winnerEntries>[1], facts: readonly Fact[]) => {
    for (const [chance, winner = 0, tied = 0] of winnerEntries(outcome, ends)) {
      cells.add(p * chance, [[winner, tied, 0, 0], ...facts])
    }
  }
  if (second === undefined) {
    let below = 0
    runs.forEach((p, count) => {
      const tied = chase[count] ?? 0
      add(p, { ahead: below, tied, chased: Math.max(0, 1 - below - tied) }, [[count, 0, 0, 0]])
      below += tied
    })
    return cells.tables()
  }
  const target = set?.runs ?? 0
  runs.forEach((p, count) => {
    const ends = {
      ahead: count < target ? 1 : 0,
      tied: count === target ? 1 : 0,
      chased: count > target ? 1 : 0,
    }
    add(p, ends, [
      [target, 0, 0, 0],
      [count, 0, 0, 0],
    ])
  })
  return cells.tables()
}
