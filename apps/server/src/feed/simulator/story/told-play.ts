import type { Score } from '../../messages.ts'

export type Spot = readonly [x: number, y: number]

/** What a follower of a sport wants to be told, by what grows when it happens. */
export type ToldPlay = {
  /** `score`, `parts` (points of all periods), `small` (points of a game) or the word of a number. */
  counted: string
  kind: string
  /** Only when it grows by so much: three points from far away. */
  by?: readonly number[]
  /** Where it happens to the home side, which plays to the right; none: it has no place of its own. */
  spots?: readonly Spot[]
  /** The same places for both sides: one field, no ends. */
  isAnywhere?: boolean
  /** How much it presses the other side; 1 where nothing is said, 0 for what does not. */
  weight?: number
}

/** How often everything has happened at one moment. */
export type Counts = ReadonlyMap<string, Score>
