import { gradeIf, VOID } from '../grade.ts'
import type { Line, LinePlace } from '../line.ts'

/** Who scores the n-th goal; its scope holds 1 home, 2 away, 0 nobody any more. */
export function nextScore({ marketId, scope, specifier = '' }: LinePlace): Line {
  return {
    marketId,
    scope,
    specifier,
    outcomeIds: ['6', '7', '8'],
    family: '',
    value: 0,
    winners: 1,
    grade: (outcome, scorer) => gradeIf(scorer === (outcome === 0 ? 1 : outcome === 1 ? 0 : 2)),
  }
}

/** Winner of a part that may never be played (scope: 1, 2, or 0 not played: void). */
export function partWinner({ marketId, scope, specifier = '' }: LinePlace): Line {
  return {
    marketId,
    scope,
    specifier,
    outcomeIds: ['4', '5'],
    family: '',
    value: 0,
    winners: 1,
    grade: (outcome, winner) => (winner === 0 ? VOID : gradeIf(winner === outcome + 1)),
  }
}
