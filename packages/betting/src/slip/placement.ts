import type { PlacedBet } from '../my-bets/placed-bet.ts'
import type { Odds } from '../odds/odds.ts'
import type { PlacementContext } from './blocker.ts'
import { applyPrices } from './live-updates.ts'
import { betKey } from './slip-bet.ts'
import { slipBlockers } from './slip-blockers.ts'
import type { SlipRules } from './slip-rules.ts'
import type { SlipError, SlipState } from './slip-state.ts'
import { isCoded } from './slip-state.ts'
import { evaluateTicket, holdBets, withBets } from './ticket.ts'

/**
 * Starts a placement of the bets that have a stake. Passes through INITIAL, which clears what an
 * earlier placement left, to PROCESSING. The same state when anything blocks it; for a visitor the
 * ticket is reset and the page asks for sign-in.
 */
export function requestPlacement(state: SlipState, context: PlacementContext): SlipState {
  const { rules } = context
  if (state.inProgress) return state
  if (!rules.isLoggedIn) return evaluateTicket(state, rules)
  const staked = state.bets.filter((bet) => bet.stake > 0n)
  if (staked.length === 0 || slipBlockers(state, context).length > 0) return state
  return {
    ...evaluateTicket(state, rules),
    ticketState: 'PROCESSING',
    inProgress: true,
    processingBets: staked,
  }
}

/** Takes the placed bets out of the slip and keeps them in `processingBets` for the receipt. */
export function finishPlacement(
  state: SlipState,
  placedBets: readonly PlacedBet[],
  rules: SlipRules,
): SlipState {
  if (!state.inProgress) return state
  const placed = new Set(state.processingBets.map(betKey))
  const left = state.bets.filter((bet) => !placed.has(betKey(bet)))
  return {
    ...holdBets(state, left, rules),
    ticketState: 'SUCCESS',
    inProgress: false,
    placedBets,
    error: null,
  }
}

/** A coded error stays with the ticket; any other failure leaves the slip as it was. */
export function failPlacement(
  state: SlipState,
  error: SlipError | null,
  currentOdds: Readonly<Record<string, Odds>>,
  rules: SlipRules,
): SlipState {
  if (!state.inProgress) return state
  const bets = applyPrices(state.bets, currentOdds, rules)
  const idle = withBets({ ...state, inProgress: false }, bets, rules)
  return isCoded(error) ? { ...idle, ticketState: 'ERROR', error } : idle
}
