import {
  certainly,
  either,
  plus,
  type Spread,
  spreadOf,
  spreadTable,
} from '../../pricing/spread.ts'
import { type Entry, type Table, tableOf } from '../../pricing/table.ts'
import {
  firstServer,
  type RallyConfig,
  type RallyParameters,
  type RallyState,
  type Side,
} from './config.ts'
import { type PartEnd, partEnds, type PartState, raceChance } from './part-ends.ts'
import { partsWon } from './timeline.ts'

/** Integers of a set or map that is never played. */
export const NOT_PLAYED = -1

/** Ends of a part from its first point, by its number and who serves first; drawn once. */
export type FreshEnds = (part: number, first: Side) => readonly PartEnd[]

export function freshEnds(config: RallyConfig, parameters: RallyParameters): FreshEnds {
  const known = new Map<string, readonly PartEnd[]>()
  return (part, first) => {
    const key = `${part} ${first}`
    const found = known.get(key)
    if (found !== undefined) return found
    const state = { part, points: [0, 0], server: first, first } as const
    const ends = partEnds(config, parameters, state)
    known.set(key, ends)
    return ends
  }
}

/** All ways to a score in sets: how likely, and with which points. */
type Reached = { p: number; sum: Spread; difference: Spread }

function halfOf(ends: readonly PartEnd[], winner: Side): Reached | null {
  const mine = ends.filter(({ own, other }) => own > other === (winner === 0))
  if (mine.length === 0) return null
  return {
    p: mine.reduce((total, { p }) => total + p, 0),
    sum: spreadOf(mine.map(({ p, own, other }) => [own + other, p])),
    difference: spreadOf(mine.map(({ p, own, other }) => [own - other, p])),
  }
}

function join(known: Reached | undefined, { p, sum, difference }: Reached): Reached {
  return {
    p: (known?.p ?? 0) + p,
    sum: either(known?.sum, sum),
    difference: either(known?.difference, difference),
  }
}

function through(x: Reached, y: Reached): Reached {
  return {
    p: x.p * y.p,
    sum: plus(x.sum, y.sum),
    difference: plus(x.difference, y.difference),
  }
}

function partTable(ends: readonly PartEnd[], reached: number): Table {
  const entries = ends.map(({ p, own, other }): Entry => [p * reached, own, other])
  if (reached < 1 - 1e-12) entries.push([1 - reached, NOT_PLAYED, NOT_PLAYED])
  return tableOf(entries)
}

function raceTables(
  config: RallyConfig,
  parameters: RallyParameters,
  state: PartState,
): readonly [string, Table][] {
  return config.races.flatMap((target): [string, Table][] => {
    if (Math.max(...state.points) >= target) return []
    const home = raceChance(config, parameters, state, target)
    const table = tableOf([
      [home, 1],
      [1 - home, 2],
    ])
    return [[`race_${state.part}_${target}`, table]]
  })
}

function finalTables(finished: ReadonlyMap<string, Reached>): readonly [string, Table][] {
  const scores: Entry[] = []
  let all: Reached | undefined
  for (const [score, reached] of finished) {
    const [own = 0, other = 0] = score.split(':').map(Number)
    scores.push([reached.p, own, other])
    all = join(all, reached)
  }
  if (all === undefined) return []
  return [
    ['match', tableOf(scores)],
    ['points_sum', spreadTable(all.sum)],
    ['points_difference', spreadTable(all.difference)],
  ]
}

/** Exact distributions from any point of the match. */
export function rallyTables(
  config: RallyConfig,
  parameters: RallyParameters,
  matchFirst: Side,
  { parts, server }: RallyState,
  fresh: FreshEnds,
): ReadonlyMap<string, Table> {
  const running = parts.length
  const done = parts.slice(0, -1)
  const first = firstServer(matchFirst, running)
  const state = { part: running, points: parts.at(-1) ?? [0, 0], server, first } as const
  const tables = new Map<string, Table>(raceTables(config, parameters, state))
  const sum = done.reduce((total, [own, other]) => total + own + other, 0)
  const difference = done.reduce((total, [own, other]) => total + own - other, 0)
  const start = { p: 1, sum: certainly(sum), difference: certainly(difference) }
  const finished = new Map<string, Reached>()
  let open = new Map<string, Reached>([
    [`${partsWon(config, done, 0)}:${partsWon(config, done, 1)}`, start],
  ])
  for (let part = running; part < 2 * config.toWin && open.size > 0; part++) {
    const ends =
      part === running
        ? partEnds(config, parameters, state)
        : fresh(part, firstServer(matchFirst, part))
    const next = new Map<string, Reached>()
    let reached = 0
    for (const [score, way] of open) {
      reached += way.p
      const won = score.split(':').map(Number)
      for (const winner of [0, 1] as const) {
        const half = halfOf(ends, winner)
        if (half === null) continue
        const after = won.map((count, side) => count + (side === winner ? 1 : 0))
        const target = Math.max(...after) === config.toWin ? finished : next
        const key = after.join(':')
        target.set(key, join(target.get(key), through(way, half)))
      }
    }
    tables.set(`part_${part}`, partTable(ends, reached))
    open = next
  }
  for (const [scope, table] of finalTables(finished)) tables.set(scope, table)
  return tables
}
