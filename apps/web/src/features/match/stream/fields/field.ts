import type { LiveMatch } from '@touchline/live'
import type { FunctionComponent } from 'react'

/** What some fields show of the match itself: runners on base, points left. */
export type FieldState = Pick<LiveMatch, 'situation' | 'gameScore' | 'currentServer'>

export type Field = {
  /** Lines from above, in a box of 100 by 56; the home side plays from the left. */
  Lines: FunctionComponent<{ state: FieldState }>
  surface: 'grass' | 'floor' | 'ice' | 'hard' | 'oche' | 'arena'
  /**
   * Each side has an end of its own: it turns around where the page runs from right to left. A
   * diamond or a board looks the same everywhere.
   */
  hasEnds: boolean
}
