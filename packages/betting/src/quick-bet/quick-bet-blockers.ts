import { betBlockers } from '../slip/bet-blockers.ts'
import type { Blocker, PlacementContext } from '../slip/blocker.ts'
import { blocker } from '../slip/blocker.ts'
import type { QuickBetState } from './quick-bet-state.ts'

/** Everything that keeps the quick bet from being placed; the context is as for the slip. */
export function quickBetBlockers(
  state: QuickBetState,
  context: PlacementContext,
): readonly Blocker[] {
  const { rules, balance, isConnected } = context
  const { bet, stake, currency } = state
  if (bet === null) return [blocker('slip_empty')]
  return [
    ...(state.state === 'PROCESSING' ? [blocker('in_progress')] : []),
    ...(isConnected ? [] : [blocker('connection_lost')]),
    ...(rules.isLoggedIn ? [] : [blocker('sign_in_required')]),
    ...betBlockers(bet, context),
    ...(rules.isLoggedIn ? balanceBlockers(balance, stake, currency) : []),
  ]
}

function balanceBlockers(
  balance: bigint | null,
  stake: bigint,
  currency: string,
): readonly Blocker[] {
  if (balance === null) return [blocker('balance_unknown')]
  return balance < stake ? [blocker('balance_too_low', {}, { balance, stake, currency })] : []
}
