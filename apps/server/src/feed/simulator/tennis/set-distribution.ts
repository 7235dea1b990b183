import { holdChance, tieBreakChance, type TennisParameters } from './serve.ts'

/** Score of a set in progress. */
export type SetScore = {
  games: readonly [number, number]
  /** Points of the running game or tie-break. */
  points: readonly [number, number]
  server: 0 | 1
}

/** A final set score with its chance and who serves first in the next set. */
export type SetEnd = { p: number; own: number; other: number; nextServer: 0 | 1 }

const otherThan = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0)

export function isTieBreak([own, other]: readonly [number, number]): boolean {
  return own === 6 && other === 6
}

export function isSetOver(own: number, other: number): boolean {
  return own === 7 || other === 7 || ((own === 6 || other === 6) && Math.abs(own - other) >= 2)
}

/** Chance that player 1 wins the running game. */
export function gameChance(parameters: TennisParameters, score: SetScore): number {
  const [own, other] = score.points
  if (isTieBreak(score.games)) return tieBreakChance(parameters, score.server, own, other)
  const p = parameters.serve[score.server]
  return score.server === 0 ? holdChance(p, own, other) : 1 - holdChance(p, other, own)
}

/** Exact distribution of the final score of a set. */
export function setEnds(parameters: TennisParameters, score: SetScore): readonly SetEnd[] {
  const fresh = [
    gameChance(parameters, { games: [0, 0], points: [0, 0], server: 0 }),
    gameChance(parameters, { games: [0, 0], points: [0, 0], server: 1 }),
  ] as const
  const ends = new Map<number, SetEnd>()
  let layer = new Map<number, number>([[score.games[0] * 8 + score.games[1], 1]])
  let server = score.server
  for (let game = 0; layer.size > 0; game++) {
    const next = new Map<number, number>()
    for (const [key, weight] of layer) {
      const own = key >> 3
      const other = key & 7
      const games = [own, other] as const
      const wins =
        game === 0
          ? gameChance(parameters, { games, points: score.points, server })
          : isTieBreak(games)
            ? tieBreakChance(parameters, server)
            : fresh[server]
      for (const [p, h, a] of [
        [wins, own + 1, other],
        [1 - wins, own, other + 1],
      ] as const) {
        const to = h * 8 + a
        if (isSetOver(h, a)) {
          const before = ends.get(to)?.p ?? 0
          const end = { p: before + weight * p, own: h, other: a, nextServer: otherThan(server) }
          ends.set(to, end)
        } else next.set(to, (next.get(to) ?? 0) + weight * p)
      }
    }
    layer = next
    server = otherThan(server)
  }
  return [...ends.values()]
}
