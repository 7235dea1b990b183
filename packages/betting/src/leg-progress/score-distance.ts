import type { Score } from '../settlement/markets/score.ts'

/** Goals (points, sets …) still to come: by either side, or by each of them. */
export type ScoreDistance =
  | { readonly by: 'any'; readonly count: number }
  | { readonly by: 'home' | 'away'; readonly count: number }
  | { readonly by: 'both'; readonly home: number; readonly away: number }

/** What has to come in which order, or by whom. */
export type LegDistance =
  | ScoreDistance
  /** Before the break, and after it; null: nothing. */
  | {
      readonly by: 'halves'
      readonly first: ScoreDistance | null
      readonly second: ScoreDistance | null
    }
  /** So many by one side before the other has its number. */
  | {
      readonly by: 'race'
      readonly side: 'home' | 'away'
      readonly count: number
      readonly rival: number
    }
  /** That very goal (corner, card): the next one, or a later one. */
  | {
      readonly by: 'turn'
      readonly scorer: 'home' | 'away' | 'player'
      readonly number: number
      readonly isNext: boolean
    }
  | { readonly by: 'player'; readonly count: number }
  /** One more by anybody but the player of the leg. */
  | { readonly by: 'others' }

/** Farther away than this nothing is looked for: no line is, in any sport. */
const FARTHEST = 300
/** Up to this distance every way of sharing it is tried: as far as the eleventh leg of darts. */
const FINE = 12
/** The same with two halves to share it between as well. */
const FINE_IN_HALVES = 8

/** The fewest further goals that make it true; all ways of sharing them are taken together. */
export function nearest(isTrue: (more: Score) => boolean): ScoreDistance | null {
  for (let count = 1; count <= FARTHEST; count += 1) {
    const ways = shares(count).filter(isTrue)
    if (ways.length > 0) return distanceOf(ways)
  }
  return null
}

/** As `nearest`, while both halves of a match can still change. */
export function nearestInHalves(
  isTrue: (first: Score, second: Score) => boolean,
): LegDistance | null {
  for (let count = 1; count <= FARTHEST; count += 1) {
    const ways = halfShares(count).filter(({ first, second }) => isTrue(first, second))
    if (ways.length > 0) return halvesDistance(ways)
  }
  return null
}

type Halves = { readonly first: Score; readonly second: Score }

/** Names the halves where all ways agree on how much falls in which. */
function halvesDistance(ways: readonly Halves[]): LegDistance {
  const firsts = ways.map(({ first }) => first)
  const seconds = ways.map(({ second }) => second)
  if (new Set(firsts.map(sizeOf)).size > 1) {
    return distanceOf(ways.map(({ first, second }) => sumOf(first, second)))
  }
  return { by: 'halves', first: partOf(firsts), second: partOf(seconds) }
}

function partOf(ways: readonly Score[]): ScoreDistance | null {
  return ways.every((way) => sizeOf(way) === 0) ? null : distanceOf(ways)
}

/** One way is told side by side; of several only their size. */
function distanceOf(ways: readonly Score[]): ScoreDistance {
  const [{ home, away } = { home: 0, away: 0 }] = ways
  if (ways.some((way) => way.home !== home)) return { by: 'any', count: home + away }
  if (away === 0) return { by: 'home', count: home }
  if (home === 0) return { by: 'away', count: away }
  return { by: 'both', home, away }
}

function shares(count: number): Score[] {
  const homes = count <= FINE ? Array.from({ length: count + 1 }, (_, home) => home) : [0, count]
  return homes.map((home) => ({ home, away: count - home }))
}

function halfShares(count: number): Halves[] {
  const earlies =
    count <= FINE_IN_HALVES ? Array.from({ length: count + 1 }, (_, n) => n) : [0, count]
  return earlies.flatMap((early) =>
    shares(early).flatMap((first) => shares(count - early).map((second) => ({ first, second }))),
  )
}

function sizeOf({ home, away }: Score): number {
  return home + away
}

export function sumOf(one: Score, other: Score): Score {
  return { home: one.home + other.home, away: one.away + other.away }
}
