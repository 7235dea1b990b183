import { totalStake } from '../bets/total-stake.ts'
import { betBlockers } from './bet-blockers.ts'
import type { Blocker, PlacementContext } from './blocker.ts'
import { blocker } from './blocker.ts'
import { betsToPlace, slipBetTerms } from './slip-bet.ts'
import type { SlipState } from './slip-state.ts'

/**
 * Everything that keeps the slip from being placed, in the order to show it; empty when ready. A bet
 * without a stake is in nobody's way while another one has one: it stays in the slip.
 */
export function slipBlockers(state: SlipState, context: PlacementContext): readonly Blocker[] {
  return [
    ...slipWideBlockers(state, context),
    ...betsToPlace(state.bets).flatMap((bet) => betBlockers(bet, context)),
    ...balanceBlockers(state, context),
  ]
}

function slipWideBlockers(state: SlipState, context: PlacementContext): readonly Blocker[] {
  const { maxSelections: maximum, isLoggedIn } = context.rules
  const isTooLarge = state.selectedOutcomeIds.length > maximum
  return [
    ...(state.bets.length === 0 ? [blocker('slip_empty')] : []),
    ...(state.inProgress || state.isRestoring ? [blocker('in_progress')] : []),
    ...(context.isConnected ? [] : [blocker('connection_lost')]),
    ...(isTooLarge ? [blocker('too_many_selections', {}, { maximum })] : []),
    ...(isLoggedIn ? [] : [blocker('sign_in_required')]),
  ]
}

function balanceBlockers(state: SlipState, context: PlacementContext): readonly Blocker[] {
  const { balance, rules } = context
  const stake = totalStake(state.bets.map((bet) => slipBetTerms(bet, rules)))
  if (!rules.isLoggedIn || stake === 0n) return []
  if (balance === null) return [blocker('balance_unknown')]
  const { currency } = state
  return balance < stake ? [blocker('balance_too_low', {}, { balance, stake, currency })] : []
}
