import { gradeIf } from '../grade.ts'
import type { Line, LinePlace } from '../line.ts'
import { aheadOf, oneOf } from './results.ts'

type Holds = (a: number, b: number) => boolean

/** Whether double chance `pair` (home or draw, home or away, draw or away) has come. */
function isChance(pair: number, a: number, b: number): boolean {
  const ahead = aheadOf(a, b)
  return pair === 0 ? ahead !== 2 : pair === 1 ? ahead !== 1 : ahead !== 0
}

/**
 * Double chance together with a condition: for each pair first the outcome at which `first` holds,
 * then the one at which it does not.
 */
export function chanceAnd(
  { marketId, scope, specifier = '' }: LinePlace,
  firstId: number,
  first: Holds,
): Line {
  return {
    marketId,
    scope,
    specifier,
    outcomeIds: Array.from({ length: 6 }, (_, index) => String(firstId + index)),
    family: '',
    value: 0,
    winners: 2,
    grade: (outcome, a, b) =>
      gradeIf(isChance(outcome >> 1, a, b) && first(a, b) === (outcome % 2 === 0)),
  }
}

/** Home by 1 … most and more, draw, away by 1 … most and more. */
export function winningMargin(place: LinePlace, most: number): Line {
  const variant = `sr:winning_margin:${most}+`
  return oneOf(
    { ...place, specifier: `variant=${variant}` },
    Array.from({ length: 2 * most + 1 }, (_, index) => `${variant}:${114 + index}`),
    (a, b) => {
      const by = Math.min(most, Math.abs(a - b))
      return a === b ? most : a > b ? by - 1 : most + by
    },
  )
}

/** Ranges that begin at each of `starts`, the first of which is 0. */
export function ranges(
  place: LinePlace,
  variant: string,
  starts: readonly number[],
  count: (a: number, b: number) => number = (a, b) => a + b,
): Line {
  return oneOf(
    { ...place, specifier: `variant=${variant}` },
    starts.map((_, index) => `${variant}:${1336 + index}`),
    (a, b) => starts.findLastIndex((start) => count(a, b) >= start),
  )
}
