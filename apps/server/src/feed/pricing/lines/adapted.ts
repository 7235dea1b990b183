import { VOID } from '../grade.ts'
import type { Line } from '../line.ts'

/** The same line with other grades. */
const regraded = ({ winnerOf: _, ...line }: Line, grade: Line['grade']): Line => ({
  ...line,
  grade,
})

/** Looks at the third and fourth integer of its scope in place of the first two. */
export const onLastTwo = (line: Line): Line =>
  regraded(line, (outcome, _a, _b, c, d) => line.grade(outcome, c, d, 0, 0))

/** Void where the part of the match is never played: its integers are below 0 then. */
export const ifPlayed = (line: Line): Line =>
  regraded(line, (outcome, a, b, c, d) => (a < 0 ? VOID : line.grade(outcome, a, b, c, d)))
