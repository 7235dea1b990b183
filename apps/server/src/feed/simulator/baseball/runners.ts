/** Whether first, second and third base are taken. */
export type Bases = readonly [first: boolean, second: boolean, third: boolean]

export const EMPTY_BASES: Bases = [false, false, false]

export const runnersOn = (bases: Bases): number => bases.filter(Boolean).length

/** The batter walks: runners move only where they are forced to. */
export const walked = ([first, second, third]: Bases): Bases => [
  true,
  first || second,
  third || (first && second),
]

/** Runners move up one base each, and nobody comes home: third base has to be free. */
export const singled = ([first, second]: Bases): Bases => [true, first, second]

/** The runner who is furthest comes home on a single; the others move up one base. */
export const drivenIn = ([first, second, third]: Bases): Bases => {
  if (third) return [true, first, second]
  return second ? [true, first, false] : [true, false, false]
}
