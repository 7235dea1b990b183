import type { Score } from '../messages.ts'
import type { Numbers } from './match-model.ts'

export type Side = 0 | 1

/** Counts by word and side, filled while a match is looked through from its beginning. */
export type SideCounts = {
  add(kind: string, side: Side, amount?: number): void
  of(kind: string): Score
  /** Share of `part` in `whole` by side, in whole per cent. */
  share(part: string, whole: string): Score
  /** The words in their order, those that never happened with zeros. */
  numbers(kinds: readonly string[]): Numbers
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole)
}

export function createSideCounts(): SideCounts {
  const counts = new Map<string, [number, number]>()
  const of = (kind: string): Score => {
    const [home, away] = counts.get(kind) ?? [0, 0]
    return { home, away }
  }
  return {
    add: (kind, side, amount = 1) => {
      const pair = counts.get(kind) ?? [0, 0]
      pair[side] += amount
      counts.set(kind, pair)
    },
    of,
    share: (part, whole) => {
      const [some, all] = [of(part), of(whole)]
      return { home: percent(some.home, all.home), away: percent(some.away, all.away) }
    },
    numbers: (kinds) => Object.fromEntries(kinds.map((kind) => [kind, of(kind)])),
  }
}

/**
 * Counts what has happened so far; asked in the order of time it goes on from where it was.
 * @param count adds what happened at a place, from 1 on
 */
export function countedSoFar(
  count: (tally: SideCounts, place: number) => void,
): (last: number) => SideCounts {
  let tally = createSideCounts()
  let counted = 0
  return (last) => {
    if (last < counted) {
      tally = createSideCounts()
      counted = 0
    }
    while (counted < last) count(tally, ++counted)
    return tally
  }
}
