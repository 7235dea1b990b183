import type { MatchInfoMessages } from '../../../../i18n/messages.ts'

export type Side = 'home' | 'away'

/** A place in a box of 100 by 56. */
export type Spot = readonly [x: number, y: number]

/** What the caption has a word for. */
export type SceneEvent = keyof MatchInfoMessages['stream']['event']

/** What a follower of the sport wants to be told, and where on the field it happens. */
export type Play = {
  /** What grows when it happens: `score`, `parts`, `small` or the key of a number. */
  counted: string
  event: SceneEvent
  /** Only when it grows by so much: three points from far away. */
  by?: readonly number[]
  /** Counted for the side that it happens against. */
  isAgainst?: boolean
  /** Places of the home side, which plays to the right, in turns; none: where the ball is anyway. */
  spots?: readonly Spot[]
  /** The same places for both sides: one field, no ends. */
  isAnywhere?: boolean
}
