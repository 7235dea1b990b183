import { isMarketGone, isMarketOpen } from '@touchline/betting'
import type { Market, Outcome } from '@touchline/contract'
import type { OutcomeState } from '@touchline/live'

/** State of an outcome as a snapshot tells it, before anything was pushed. */
export function snapshotState(
  market: Pick<Market, 'status'>,
  outcome: Pick<Outcome, 'active'>,
): OutcomeState {
  if (isMarketGone(market.status)) return 'closed'
  return isMarketOpen(market.status) && outcome.active ? 'open' : 'suspended'
}
