import { tableOf, type Table } from '../../pricing/table.ts'

type Pair = readonly [home: number, away: number]

/** Chances that at least 0, 1, 2 … happen. */
export function atLeast(counts: Float64Array): Float64Array {
  const reach = counts.slice()
  for (let n = reach.length - 2; n >= 0; n--) {
    reach[n] = (reach[n] as number) + (reach[n + 1] as number)
  }
  return reach
}

/** Who is next: 1 home, 2 away, 0 nobody any more. */
export function nextTable([home, away]: Pair, none: number): Table {
  const share = home + away === 0 ? 0 : (1 - none) / (home + away)
  return tableOf([
    [home * share, 1],
    [none, 0],
    [away * share, 2],
  ])
}

/** Who is the last of all, when `now` was the last so far. */
export function lastTable([home, away]: Pair, none: number, now: 0 | 1 | 2): Table {
  const share = home + away === 0 ? 0 : (1 - none) / (home + away)
  return tableOf([
    [home * share, 1],
    [none, now],
    [away * share, 2],
  ])
}

/**
 * Who is the first with `target`: 1 home, 2 away, 0 neither. Both sides come at a steady ratio, so
 * whose turn it is does not depend on how many there will be.
 * @param now what either side has so far, both below the target
 * @param home chance that the next one is the home side's
 * @param reach chance of at least n more, by n
 */
export function raceTable(now: Pair, target: number, home: number, reach: Float64Array): Table {
  const won = [0, 0]
  let open = new Map([[0, 1]])
  for (let n = 1; n < reach.length && open.size > 0; n++) {
    const next = new Map<number, number>()
    for (const [own, p] of open) {
      const steps = [
        { side: 0, score: now[0] + own + 1, chance: p * home, own: own + 1 },
        { side: 1, score: now[1] + n - own, chance: p * (1 - home), own },
      ]
      for (const step of steps) {
        if (step.score >= target) {
          won[step.side] = (won[step.side] ?? 0) + step.chance * (reach[n] as number)
        } else next.set(step.own, (next.get(step.own) ?? 0) + step.chance)
      }
    }
    open = next
  }
  const [first = 0, second = 0] = won
  return tableOf([
    [first, 1],
    [Math.max(0, 1 - first - second), 0],
    [second, 2],
  ])
}
