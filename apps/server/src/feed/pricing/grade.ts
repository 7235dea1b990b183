import type { SettledOutcome } from '../messages.ts'

/** What a stake on an outcome gets, as a small integer so that tables stay flat. */
export const LOST = 0
export const WON = 1
export const VOID = 2
export const HALF_WON = 3
export const HALF_LOST = 4

export type Grade = 0 | 1 | 2 | 3 | 4

/** Grade of an outcome that wins by `margin`; quarters split the stake over two lines. */
export function gradeMargin(margin: number): Grade {
  if (margin >= 0.5) return WON
  if (margin <= -0.5) return LOST
  if (margin === 0) return VOID
  return margin > 0 ? HALF_WON : HALF_LOST
}

export const gradeIf = (won: boolean): Grade => (won ? WON : LOST)

const SETTLED = [
  { result: 0, voidFactor: 0 },
  { result: 1, voidFactor: 0 },
  { result: 0, voidFactor: 1 },
  { result: 1, voidFactor: 0.5 },
  { result: 0, voidFactor: 0.5 },
] as const

export function settledOutcome(id: string, grade: Grade): SettledOutcome {
  return {
    id,
    ...SETTLED[grade],
  }
}
