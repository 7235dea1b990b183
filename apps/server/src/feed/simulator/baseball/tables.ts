import { productTable, tableOf, type Entry, type Table } from '../../pricing/table.ts'
import { INNINGS, totalOf, type BaseballParameters, type BaseballState } from './timeline.ts'
import { OUTS, runChance, runsBefore } from './runs.ts'

const MOST_RUNS = 26
const INNING_RUNS = 14
const EXTRA_INNINGS = 8
const RARE = 1e-10

type Chances = readonly [home: number, away: number]

/** Outs that a side has left in innings up to `last`, when the state is at its present half. */
function outsLeft({ inning, batting, outs }: BaseballState, side: 0 | 1, last: number): number {
  if (inning > last) return 0
  const later = (last - inning) * OUTS
  if (side === batting) return later + OUTS - outs
  // The away side has batted when the home side does.
  return side === 0 ? later + OUTS : later
}

function collect(cells: Map<number, number>, home: number, away: number, p: number): void {
  if (p > RARE) cells.set(home * 128 + away, (cells.get(home * 128 + away) ?? 0) + p)
}

function toTable(cells: ReadonlyMap<number, number>): Table {
  return tableOf([...cells].map(([key, p]): Entry => [p, Math.floor(key / 128), key % 128]))
}

/**
 * The home side's last chance in an inning: it bats until it leads or is out.
 * @param score before it goes on batting
 * @param runs chances of 0, 1, 2 … more runs if it were to bat to the end
 */
function lastBatting(
  [home, away]: readonly [number, number],
  runs: Float64Array,
  p: number,
  end: (home: number, away: number, p: number) => void,
): void {
  const needed = away - home + 1
  let left = 1
  for (let more = 0; more < needed; more++) {
    const chance = runs[more] ?? 0
    end(home + more, away, p * chance)
    left -= chance
  }
  end(home + needed, away, p * Math.max(0, left))
}

/** Level games go on, inning by inning, until they are decided. */
function extraInnings(
  level: ReadonlyMap<number, number>,
  [home, away]: Chances,
  decided: Map<number, number>,
): void {
  const bottom = runsBefore(OUTS, home, INNING_RUNS)
  const top = runsBefore(OUTS, away, INNING_RUNS)
  let open = level
  for (let inning = 0; inning < EXTRA_INNINGS && open.size > 0; inning++) {
    const next = new Map<number, number>()
    for (const [score, weight] of open) {
      top.forEach((chance, runs) => {
        lastBatting([score, score + runs], bottom, weight * chance, (h, a, p) => {
          if (h === a) {
            if (p > RARE) next.set(h, (next.get(h) ?? 0) + p)
          } else collect(decided, h, a, p)
        })
      })
    }
    open = next
  }
}

/** Score after nine innings or when they are over, level ones apart. */
function afterRegular(
  state: BaseballState,
  [home, away]: Chances,
): { decided: Map<number, number>; level: Map<number, number> } {
  const { runs, inning, batting, outs } = state
  const decided = new Map<number, number>()
  const level = new Map<number, number>()
  const last = Math.max(INNINGS, inning)
  const isLast = inning === last && batting === 0
  // Runs before the home side's last batting, then that by itself.
  const before = isLast ? 0 : outsLeft(state, 0, last) - OUTS
  const first = before <= 0 ? Float64Array.of(1) : runsBefore(before, home, MOST_RUNS)
  const awayLeft = outsLeft(state, 1, last)
  const others = awayLeft <= 0 ? Float64Array.of(1) : runsBefore(awayLeft, away, MOST_RUNS)
  const finish = runsBefore(isLast ? OUTS - outs : OUTS, home, MOST_RUNS)
  const now = [totalOf(runs, 0), totalOf(runs, 1)] as const
  const end = (h: number, a: number, p: number): void => {
    if (h === a) level.set(h, (level.get(h) ?? 0) + p)
    else collect(decided, h, a, p)
  }
  first.forEach((p, h) => {
    others.forEach((q, a) => {
      if (p * q < RARE) return
      const score = [now[0] + h, now[1] + a] as const
      if (score[0] > score[1] && !isLast) collect(decided, score[0], score[1], p * q)
      else lastBatting(score, finish, p * q, end)
    })
  })
  return { decided, level }
}

function spanTable(state: BaseballState, [home, away]: Chances, from: number, to: number): Table {
  const left = (side: 0 | 1): number =>
    outsLeft(state, side, to) - (state.inning < from ? outsLeft(state, side, from - 1) : 0)
  const scored = (side: 0 | 1): number =>
    totalOf(state.runs, side, to) - totalOf(state.runs, side, from - 1)
  const most = from === to ? INNING_RUNS : MOST_RUNS
  const runs = (side: 0 | 1, chance: number): Float64Array =>
    left(side) <= 0 ? Float64Array.of(1) : runsBefore(left(side), chance, most)
  return productTable(runs(0, home), runs(1, away), scored(0), scored(1))
}

export const HALFWAY = 5
/** Later innings may not be batted to their end. */
export const PRICED_INNINGS = 8

/** Exact distributions of the runs from any point of the game. */
export function baseballTables(
  { home, away }: BaseballParameters,
  state: BaseballState,
): ReadonlyMap<string, Table> {
  const chances = [runChance(home), runChance(away)] as const
  const { decided, level } = afterRegular(state, chances)
  const tables = new Map<string, Table>()
  if (state.inning <= INNINGS) {
    const all = new Map(decided)
    for (const [score, p] of level) collect(all, score, score, p)
    tables.set('regular', toTable(all))
  }
  extraInnings(level, chances, decided)
  tables.set('all', toTable(decided))
  if (state.inning <= HALFWAY) tables.set('first_5', spanTable(state, chances, 1, HALFWAY))
  for (let inning = state.inning; inning <= PRICED_INNINGS; inning++) {
    tables.set(`inning_${inning}`, spanTable(state, chances, inning, inning))
  }
  return tables
}
