import { setEntry, tableOf, tableOfSize, type Entry, type Table } from '../../pricing/table.ts'
import type { TennisParameters } from './serve.ts'
import { gameChance, isTieBreak, setEnds, type SetEnd, type SetScore } from './set-distribution.ts'
import { SETS_TO_WIN, setsWon, type TennisState } from './timeline.ts'

export const MAX_SETS = 2 * SETS_TO_WIN - 1

/** Integers of a set that is never played. */
export const NOT_PLAYED = -1

type Path = { sets: [number, number]; games: [number, number]; server: 0 | 1 }

function keyOf({ sets, games, server }: Path): number {
  return (((sets[0] * 4 + sets[1]) * 64 + games[0]) * 64 + games[1]) * 2 + server
}

function pathOf(key: number): Path {
  return {
    server: (key & 1) as 0 | 1,
    games: [(key >> 7) & 63, (key >> 1) & 63],
    sets: [(key >> 15) & 3, (key >> 13) & 3],
  }
}

const isDecided = ({ sets }: Path): boolean => Math.max(...sets) === SETS_TO_WIN

function extend(path: Path, end: SetEnd): Path {
  const won = end.own > end.other
  return {
    sets: [path.sets[0] + (won ? 1 : 0), path.sets[1] + (won ? 0 : 1)],
    games: [path.games[0] + end.own, path.games[1] + end.other],
    server: end.nextServer,
  }
}

function matchTable(paths: ReadonlyMap<number, number>): Table {
  const merged = new Map<number, number>()
  for (const [key, p] of paths) merged.set(key >> 1, (merged.get(key >> 1) ?? 0) + p)
  const table = tableOfSize(merged.size)
  let index = 0
  for (const [key, p] of merged) {
    const { sets, games } = pathOf(key << 1)
    setEntry(table, index++, p, sets[0], sets[1], games[0], games[1])
  }
  return table
}

function setTable(ends: ReadonlyMap<string, number>, notPlayed: number): Table {
  const entries: Entry[] = [...ends].map(([key, p]) => {
    const [own = 0, other = 0] = key.split(':').map(Number)
    return [p, own, other]
  })
  if (notPlayed > 0) entries.push([notPlayed, NOT_PLAYED, NOT_PLAYED])
  return tableOf(entries)
}

function gameTables(
  parameters: TennisParameters,
  number: number,
  score: SetScore,
): readonly [string, Table][] {
  const [own, other] = score.games
  const game = own + other + 1
  const now = gameChance(parameters, score)
  const winner = (p: number): Table =>
    tableOf([
      [p, 1],
      [1 - p, 2],
    ])
  const tables: [string, Table][] = [[`game_${number}_${game}`, winner(now)]]
  const next = { games: [own, other + 1], points: [0, 0], server: score.server ? 0 : 1 } as const
  const mayEnd = own >= 5 || other >= 5
  if (!mayEnd && !isTieBreak(next.games)) {
    tables.push([`game_${number}_${game + 1}`, winner(gameChance(parameters, next))])
  }
  return tables
}

/** Exact joint distribution of sets and games from any point of the match. */
export function tennisTables(parameters: TennisParameters, state: TennisState): Map<string, Table> {
  const { sets, points, server } = state
  const done = sets.slice(0, -1)
  const running: SetScore = { games: sets.at(-1) ?? [0, 0], points, server }
  const blank = { games: [0, 0], points: [0, 0] } as const
  const fresh = ([0, 1] as const).map((first) => setEnds(parameters, { ...blank, server: first }))
  const start: Path = {
    sets: [setsWon(done, 0), setsWon(done, 1)],
    games: [done.reduce((sum, [own]) => sum + own, 0), done.reduce((sum, [, b]) => sum + b, 0)],
    server,
  }
  const tables = new Map<string, Table>(gameTables(parameters, sets.length, running))
  const finished = new Map<number, number>()
  let open = new Map<number, number>([[keyOf(start), 1]])
  for (let number = sets.length; number <= MAX_SETS; number++) {
    const ends = new Map<string, number>()
    const next = new Map<number, number>()
    let played = 0
    for (const [key, weight] of open) {
      const path = pathOf(key)
      played += weight
      const possible = number === sets.length ? setEnds(parameters, running) : fresh[path.server]
      for (const end of possible ?? []) {
        const score = `${end.own}:${end.other}`
        const to = extend(path, end)
        const target = isDecided(to) ? finished : next
        ends.set(score, (ends.get(score) ?? 0) + weight * end.p)
        target.set(keyOf(to), (target.get(keyOf(to)) ?? 0) + weight * end.p)
      }
    }
    tables.set(`set_${number}`, setTable(ends, Math.max(0, 1 - played) < 1e-9 ? 0 : 1 - played))
    open = next
  }
  return tables.set('match', matchTable(finished))
}
