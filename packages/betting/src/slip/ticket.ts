import { systemTypesFor } from '../bets/system-type.ts'
import { isOddsChangeFlagged, jointPriceMode } from '../odds/accept-mode.ts'
import type { SystemType } from '../bets/system-type.ts'
import { ordinaryLegs } from './composition.ts'
import { isSameList } from './map-stable.ts'
import type { SlipBet } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'
import type { SlipState } from './slip-state.ts'

/** Whether a price of the bet waits for the player's consent. */
export function isBetChanged(bet: SlipBet, rules: SlipRules): boolean {
  if (bet.betType !== 'custom_bet') return bet.selections.some(({ isChanged }) => isChanged)
  const { customOdds, customQuote, isCustomOddsProposed } = bet
  if (customOdds === null || customQuote === null) return false
  if (isCustomOddsProposed && customOdds >= customQuote) return false
  return isOddsChangeFlagged(customOdds, customQuote, jointPriceMode(rules.acceptMode))
}

/** The slip with other bets, everything derived from them, and the ticket state they call for. */
export function withBets(state: SlipState, bets: readonly SlipBet[], rules: SlipRules): SlipState {
  return evaluateTicket(holdBets(state, bets, rules), rules)
}

/** Like `withBets`, but a placement under way and a receipt keep their ticket state. */
export function withLiveBets(
  state: SlipState,
  bets: readonly SlipBet[],
  rules: SlipRules,
): SlipState {
  if (bets === state.bets) return state
  const isKept = state.inProgress || state.ticketState === 'SUCCESS'
  return isKept ? holdBets(state, bets, rules) : withBets(state, bets, rules)
}

/** ODDS_CHANGED when any bet flags a change, otherwise INITIAL; nothing is left of a placement. */
export function evaluateTicket(state: SlipState, rules: SlipRules): SlipState {
  const isChanged = state.bets.some((bet) => isBetChanged(bet, rules))
  const ticketState = isChanged ? 'ODDS_CHANGED' : 'INITIAL'
  const isSettled =
    state.ticketState === ticketState &&
    state.processingBets.length === 0 &&
    state.placedBets.length === 0 &&
    state.error === null
  if (isSettled) return state
  return { ...state, ticketState, processingBets: [], placedBets: [], error: null }
}

/** Replaces the bets and what is derived from them, and leaves the ticket state alone. */
export function holdBets(state: SlipState, bets: readonly SlipBet[], rules: SlipRules): SlipState {
  if (bets === state.bets) return state
  const ids = [...new Set(bets.flatMap((bet) => bet.selections.map(({ id }) => id)))]
  const count = ordinaryLegs(bets).length
  return {
    ...state,
    bets,
    selectedOutcomeIds: isSameList(ids, state.selectedOutcomeIds) ? state.selectedOutcomeIds : ids,
    systemTypes: keepTypes(state.systemTypes, systemTypesFor(count, rules.systemTypes)),
  }
}

function keepTypes(
  present: readonly SystemType[],
  next: readonly SystemType[],
): readonly SystemType[] {
  return isSameList(present, next) ? present : next
}
