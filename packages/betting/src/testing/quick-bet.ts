import { amountOf } from '../money/amount.ts'
import type { QuickBetState } from '../quick-bet/quick-bet-state.ts'
import { createQuickBet } from '../quick-bet/quick-bet-state.ts'
import type { QuickBetEvent } from '../quick-bet/reduce-quick-bet.ts'
import { reduceQuickBet } from '../quick-bet/reduce-quick-bet.ts'
import { pick, rules } from './slip.ts'

export function runQuick(
  events: readonly QuickBetEvent[],
  from: QuickBetState = createQuickBet({ currency: 'EUR', subunits: 100 }),
): QuickBetState {
  return events.reduce((state, event) => reduceQuickBet(state, event, rules), from)
}

export const tap: QuickBetEvent = {
  type: 'addSelection',
  selection: pick('1', { matchStatus: 1 }),
}

/** Enabled, with a stake of 5.00 approved. */
export const ready = runQuick([
  { type: 'toggle' },
  { type: 'setStake', stake: amountOf(500n) },
  { type: 'setApproved', isApproved: true },
])
