import type { Market, Outcome } from '@touchline/contract'
import type { OutcomeState } from '@touchline/live'

/** State of an outcome as a snapshot tells it, before anything was pushed. */
export function snapshotState(
  market: Pick<Market, 'status'>,
  outcome: Pick<Outcome, 'active'>,
): OutcomeState {
  switch (market.status) {
    case 1:
      return outcome.active ? 'open' : 'suspended'
    case -1:
    case -2:
      return 'suspended'
    case 0:
    case -3:
    case -4:
      return 'closed'
  }
}
