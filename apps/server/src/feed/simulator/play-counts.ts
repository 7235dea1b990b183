import type { Score } from '../messages.ts'
import { exponential, randomOf } from '../random.ts'
import type { Numbers } from './match-model.ts'
import { countUntil } from './timeline.ts'

/** Expected occurrences of either side over `length` seconds of play. */
export type PlayMeans = Readonly<Record<string, readonly [home: number, away: number]>>

/** What happens at a steady rate while a match is played, such as fouls; nothing is priced by it. */
export type PlayCounts = {
  /** @param played seconds of play so far */
  at: (played: number) => Numbers
  /** Of everything together. */
  total: (played: number) => number
}

/** Stoppage time and overtimes included, nobody plays longer than this many times the length. */
const LONGEST = 1.4

function drawTimes(key: string, mean: number, length: number): Float32Array {
  const random = randomOf(key)
  const times: number[] = []
  const rate = mean / length
  let second = exponential(random, rate)
  while (second < length * LONGEST) {
    times.push(second)
    second += exponential(random, rate)
  }
  return Float32Array.from(times)
}

type Drawn = readonly (readonly [kind: string, home: Float32Array, away: Float32Array])[]

/** Drawn when it is first asked for: most matches are not in play. */
export function playCounts(key: string, means: PlayMeans, length: number): PlayCounts {
  let drawn: Drawn | undefined
  const draw = (): Drawn =>
    Object.entries(means).map(([kind, [home, away]]) => [
      kind,
      drawTimes(`${key}:${kind}:home`, home, length),
      drawTimes(`${key}:${kind}:away`, away, length),
    ])
  return {
    at: (played) => {
      drawn ??= draw()
      const counts: Record<string, Score> = {}
      for (const [kind, home, away] of drawn) {
        counts[kind] = { home: countUntil(home, played), away: countUntil(away, played) }
      }
      return counts
    },
    total: (played) => {
      drawn ??= draw()
      let total = 0
      for (const [, home, away] of drawn) {
        total += countUntil(home, played) + countUntil(away, played)
      }
      return total
    },
  }
}
