import { gradeMargin } from '../grade.ts'
import { specifierOf, type Line, type LinePlace } from '../line.ts'
import { aheadOf, oneOf } from './results.ts'

const familyOf = ({ marketId, specifier }: LinePlace): string => `${marketId}:${specifier ?? ''}`

export function total(
  place: LinePlace,
  line: number,
  count: (a: number, b: number) => number = (a, b) => a + b,
): Line {
  return {
    marketId: place.marketId,
    scope: place.scope,
    specifier: specifierOf(place.specifier, `total=${line}`),
    outcomeIds: ['12', '13'],
    family: familyOf(place),
    value: line,
    winners: 1,
    isOpposed: true,
    grade: (outcome, a, b) => {
      const margin = count(a, b) - line
      return gradeMargin(outcome === 0 ? margin : -margin)
    },
  }
}

/** `line` is added to the home side. */
export function handicap(place: LinePlace, line: number): Line {
  return {
    marketId: place.marketId,
    scope: place.scope,
    specifier: specifierOf(place.specifier, `hcp=${line}`),
    outcomeIds: ['1714', '1715'],
    family: familyOf(place),
    value: line,
    winners: 1,
    isOpposed: true,
    grade: (outcome, a, b) => {
      const margin = a - b + line
      return gradeMargin(outcome === 0 ? margin : -margin)
    },
  }
}

/** European handicap `h:a`: the start that either side gets, with a draw to bet on. */
export function europeanHandicap(place: LinePlace, home: number, away: number): Line {
  const specifier = specifierOf(place.specifier, `hcp=${home}:${away}`)
  return oneOf({ ...place, specifier }, ['1711', '1712', '1713'], (a, b) =>
    aheadOf(a + home, b + away),
  )
}

/** from, from + step, … up to and including `to`. */
export function range(from: number, to: number, step: number): readonly number[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * step)
}

export function totals(
  place: LinePlace,
  lines: readonly number[],
  count?: (a: number, b: number) => number,
): readonly Line[] {
  return lines.map((line) => total(place, line, count))
}

export function handicaps(place: LinePlace, lines: readonly number[]): readonly Line[] {
  return lines.map((line) => handicap(place, line))
}

/**
 * Tells apart the half lines, in ascending order, between which no result lies: one of them is enough.
 * @param isPossible whether a total, or a margin of either side, can be the last one
 */
export function markTwins(
  lines: readonly Line[],
  isPossible: (count: number) => boolean,
): readonly Line[] {
  return lines.map((line, index) =>
    index === 0 || isPossible(Math.abs(line.value - 0.5)) ? line : { ...line, isTwin: true },
  )
}

export const homeOf = (a: number): number => a
export const awayOf = (_: number, b: number): number => b
