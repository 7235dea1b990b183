import type { Situation } from '../../messages.ts'
import { isBreakPoint } from './play-numbers.ts'
import { afterPoint, setsWon, type TennisState } from './timeline.ts'

/** What the next point may decide: the match, a set, or a game against the server. */
export const bigPoint = (state: TennisState): Situation['point'] => {
  for (const side of [0, 1] as const) {
    const { sets, over } = afterPoint(state, side, 0)
    if (setsWon(sets, side) === setsWon(state.sets, side)) continue
    return { kind: over ? 'match' : 'set', side: side === 0 ? 1 : 2 }
  }
  return isBreakPoint(state) ? { kind: 'break', side: state.server === 0 ? 2 : 1 } : undefined
}
