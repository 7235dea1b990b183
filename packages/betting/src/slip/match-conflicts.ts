import type { SlipBet } from './slip-bet.ts'
import type { SlipSelection } from './selection.ts'

export type MatchConflict = {
  readonly selection: SlipSelection
  readonly other: SlipSelection
}

/** Legs of one match that may stand together only in a custom bet: each with the first of them. */
export function matchConflicts(bet: SlipBet): readonly MatchConflict[] {
  if (bet.betType === 'custom_bet') return []
  const firstOfMatch = new Map<string, SlipSelection>()
  return bet.selections.flatMap((selection) => {
    const other = firstOfMatch.get(selection.matchId)
    if (other !== undefined) return [{ selection, other }]
    firstOfMatch.set(selection.matchId, selection)
    return []
  })
}
