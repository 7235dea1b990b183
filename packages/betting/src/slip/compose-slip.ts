import { isBettable } from '../bets/match-status.ts'
import { isOdds } from '../odds/odds.ts'
import { addCustom, addOrdinary, dropSelections } from './composition.ts'
import type { SelectionInput } from './selection.ts'
import { createSelection } from './selection.ts'
import { selectionId } from './selection-id.ts'
import type { SlipRules } from './slip-rules.ts'
import type { SlipState } from './slip-state.ts'
import { withBets } from './ticket.ts'

export type SelectionRefusal =
  | 'in_progress'
  | 'restoring'
  | 'already_selected'
  | 'unknown_price'
  | 'too_many_selections'
  | 'custom_bet_disabled'

/** Why the slip would not take a selection; null when it would. */
export function selectionRefusal(
  state: SlipState,
  selection: SelectionInput,
  custom: boolean,
  rules: SlipRules,
): SelectionRefusal | null {
  if (state.inProgress) return 'in_progress'
  if (state.isRestoring) return 'restoring'
  if (state.selectedOutcomeIds.includes(selectionId(selection))) return 'already_selected'
  if (!isOdds(selection.odds)) return 'unknown_price'
  if (custom && !(rules.customBetEnabled && isBettable(selection.matchStatus))) {
    return 'custom_bet_disabled'
  }
  return state.selectedOutcomeIds.length >= rules.maxSelections ? 'too_many_selections' : null
}

export function addSelection(
  state: SlipState,
  input: SelectionInput,
  custom: boolean,
  rules: SlipRules,
): SlipState {
  if (selectionRefusal(state, input, custom, rules) !== null) return state
  const add = custom ? addCustom : addOrdinary
  return withBets(state, add(state.bets, createSelection(input), state, rules), rules)
}

export function removeSelection(state: SlipState, id: string, rules: SlipRules): SlipState {
  if (state.inProgress || !state.selectedOutcomeIds.includes(id)) return state
  return withBets(
    state,
    dropSelections(state.bets, (leg) => leg.id === id, rules),
    rules,
  )
}

export function toggleSelection(
  state: SlipState,
  input: SelectionInput,
  custom: boolean,
  rules: SlipRules,
): SlipState {
  const id = selectionId(input)
  return state.selectedOutcomeIds.includes(id)
    ? removeSelection(state, id, rules)
    : addSelection(state, input, custom, rules)
}

/** Drops every selection that cannot be bet on now. */
export function cleanOut(state: SlipState, rules: SlipRules): SlipState {
  if (state.inProgress) return state
  const bets = dropSelections(state.bets, ({ isSuspended }) => isSuspended, rules)
  return bets === state.bets ? state : withBets(state, bets, rules)
}
