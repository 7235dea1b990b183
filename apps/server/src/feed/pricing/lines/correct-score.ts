import type { Line, LinePlace } from '../line.ts'
import { oneOf } from './results.ts'

const LIMIT = 4

/** Market 45: 274 = 0:0, 276 = 1:0 … 322 = 4:4, 324 = any other. */
const CORRECT_SCORE_IDS: readonly string[] = Array.from({ length: 26 }, (_, index) =>
  String(274 + 2 * index),
)

export function correctScore(place: LinePlace): Line {
  return oneOf(place, CORRECT_SCORE_IDS, (a, b) =>
    a > LIMIT || b > LIMIT ? CORRECT_SCORE_IDS.length - 1 : b * (LIMIT + 1) + a,
  )
}

/** Market 81 (1st half): 462 = 0:0 … with `other` last; scores up to 2:2. */
const HALF_SCORE_IDS: readonly string[] = Array.from({ length: 10 }, (_, index) =>
  String(462 + 2 * index),
)

export function halfCorrectScore(place: LinePlace): Line {
  return oneOf(place, HALF_SCORE_IDS, (a, b) => (a > 2 || b > 2 ? 9 : b * 3 + a))
}

/** `n` and more in the last outcome; ids as in the feed's variants. */
export function exactCount(
  place: LinePlace,
  variant: string,
  firstId: number,
  last: number,
  count: (a: number, b: number) => number,
): Line {
  return oneOf(
    { ...place, specifier: `variant=${variant}` },
    Array.from({ length: last + 1 }, (_, index) => `${variant}:${firstId + index}`),
    (a, b) => Math.min(last, count(a, b)),
  )
}

/** Score in sets, maps or legs: `toWin`:0, `toWin`:1 … 0:`toWin`. */
export function bestOfScore(place: LinePlace, toWin: number): Line {
  const variant = `sr:correct_score:bestof:${2 * toWin - 1}`
  return oneOf(
    { ...place, specifier: `variant=${variant}` },
    Array.from({ length: 2 * toWin }, (_, index) => `${variant}:${index + 1}`),
    (a, b) => (a > b ? b : 2 * toWin - 1 - a),
  )
}
