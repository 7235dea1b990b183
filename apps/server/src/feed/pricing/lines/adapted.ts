import { VOID } from '../grade.ts'
import type { Line } from '../line.ts'

/** The same line with other grades. */
function regraded({ winnerOf: _, ...line }: Line, grade: Line['grade']): Line {
  return {
    ...line,
    grade,
  }
}

/** Looks at the third and fourth integer of its scope in place of the first two. */
export function onLastTwo(line: Line): Line {
  return regraded(line, (outcome, _a, _b, c, d) => line.grade(outcome, c, d, 0, 0))
}

/** Void where the part of the match is never played: its integers are below 0 then. */
export function ifPlayed(line: Line): Line {
  return regraded(line, (outcome, a, b, c, d) => (a < 0 ? VOID : line.grade(outcome, a, b, c, d)))
}
