import { gradeIf, LOST, VOID, WON } from '../grade.ts'
import type { Line, LinePlace } from '../line.ts'

function single(
  { marketId, scope, specifier = '' }: LinePlace,
  outcomeIds: readonly string[],
  grade: Line['grade'],
): Line {
  return { marketId, scope, specifier, outcomeIds, family: '', value: 0, winners: 1, grade }
}

/** Which side is ahead: 0 home, 1 nobody, 2 away. */
const aheadOf = (a: number, b: number): 0 | 1 | 2 => (a > b ? 0 : a < b ? 2 : 1)

/** One outcome per class; `classOf` names the winning one. */
export function oneOf(
  place: LinePlace,
  outcomeIds: readonly string[],
  classOf: (a: number, b: number, c: number, d: number) => number,
): Line {
  return {
    ...single(place, outcomeIds, (outcome, a, b, c, d) =>
      classOf(a, b, c, d) === outcome ? WON : LOST,
    ),
    winnerOf: classOf,
  }
}

export function threeWay(place: LinePlace): Line {
  return oneOf(place, ['1', '2', '3'], aheadOf)
}

export function doubleChance(place: LinePlace): Line {
  return {
    ...single(place, ['9', '10', '11'], (outcome, a, b) => {
      const ahead = aheadOf(a, b)
      if (outcome === 0) return gradeIf(ahead !== 2)
      return gradeIf(outcome === 1 ? ahead !== 1 : ahead !== 0)
    }),
    winners: 2,
  }
}

/** Winner of two; level (or never played: both -1) returns the stake. */
export function twoWay(place: LinePlace): Line {
  return {
    ...single(place, ['4', '5'], (outcome, a, b) =>
      a === b ? VOID : gradeIf(a > b === (outcome === 0)),
    ),
    isOpposed: true,
  }
}

/** {home: 12 'home no bet'}: draw and the other side remain. */
export function noBet(place: LinePlace, without: 'home' | 'away'): Line {
  const ids = without === 'home' ? ['776', '778'] : ['780', '782']
  const drawAt = without === 'home' ? 0 : 1
  return {
    ...single(place, ids, (outcome, a, b) => {
      const ahead = aheadOf(a, b)
      if (ahead === (without === 'home' ? 0 : 2)) return VOID
      return gradeIf((ahead === 1) === (outcome === drawAt))
    }),
    isOpposed: true,
  }
}

export function yesNo(
  place: LinePlace,
  holds: (a: number, b: number, c: number, d: number) => boolean,
): Line {
  return oneOf(place, ['74', '76'], (a, b, c, d) => (holds(a, b, c, d) ? 0 : 1))
}

export function oddEven(
  place: LinePlace,
  count: (a: number, b: number) => number = (a, b) => a + b,
): Line {
  return oneOf(place, ['70', '72'], (a, b) => (Math.abs(count(a, b)) % 2 === 1 ? 0 : 1))
}

export { aheadOf }
