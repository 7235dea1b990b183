import { useSyncExternalStore } from 'react'
import type { ConnectionState } from '../client/connection-store.ts'
import type { MarketKey, OutcomeKey } from '../keys.ts'
import type { LiveMarket } from '../store/live-market.ts'
import type { LiveMatch } from '../store/live-match.ts'
import type { OutcomeSnapshot } from '../store/outcome-snapshot.ts'
import { useLive } from './live-context.ts'
import { useSlice } from './use-slice.ts'

/** Price and state of one outcome; undefined where the store has never heard of it, as on the server. */
export function useOutcome(key: OutcomeKey): OutcomeSnapshot | undefined {
  return useSlice(useLive().store.outcomes, key)
}

export function useMarket(key: MarketKey): LiveMarket | undefined {
  return useSlice(useLive().store.markets, key)
}

/** Status, clock and scores of a match. */
export function useMatch(id: string): LiveMatch | undefined {
  return useSlice(useLive().store.matches, id)
}

const noKeys: readonly MarketKey[] = []

/** Keys of the markets of a match; changes when one comes or goes. */
export function useMarketKeys(matchId: string): readonly MarketKey[] {
  return useSlice(useLive().store.marketKeys, matchId) ?? noKeys
}

export function useConnectionState(): ConnectionState {
  const { connection } = useLive()
  return useSyncExternalStore(connection.subscribe, connection.get, () => 'connecting')
}
