import { MATCH_STATUS } from '../bets/match-status.ts'
import { isOdds } from '../odds/odds.ts'
import type { SelectionInput } from '../slip/selection.ts'
import type { QuickBetState } from './quick-bet-state.ts'

/** Only outcomes of live matches, and no custom bets, can be bet on with one tap. */
export function isEligible(selection: SelectionInput, custom: boolean): boolean {
  return (
    !custom &&
    selection.type === 'match' &&
    selection.matchStatus === MATCH_STATUS.live &&
    isOdds(selection.odds)
  )
}

/** Whether adding this selection starts a quick bet; if not, it goes to the slip. */
export function isQuickBetFor(
  state: Pick<QuickBetState, 'isEnabled'>,
  selection: SelectionInput,
  custom: boolean = false,
): boolean {
  return state.isEnabled && isEligible(selection, custom)
}
