import { useSyncExternalStore, useCallback } from 'react'
import type { Market } from '@touchline/contract'
import type { ConnectionState } from '../client/connection-store.ts'
import type { MarketKey, OutcomeKey } from '../keys.ts'
import { marketKey, outcomeKey } from '../keys.ts'
import type { LiveMarket } from '../store/live-market.ts'
import type { LiveMatch } from '../store/live-match.ts'
import type { OutcomeState } from '../store/outcome-snapshot.ts'
import { useLive } from './live-context.ts'
import type { Slice } from '../store/live-store.ts'
import { isOffered, listedLine } from '../store/listed-line.ts'

/**
 * Whether one outcome can be taken; undefined where the store has never heard of it, as on the
 * server. The component renders again when that changes, not when the price moves.
 */
export function useOutcomeState(key: OutcomeKey): OutcomeState | undefined {
  const { outcomes } = useLive().store
  const subscribe = useCallback(
    (listener: () => void) => outcomes.subscribe(key, listener),
    [outcomes, key],
  )
  return useSyncExternalStore(
    subscribe,
    () => outcomes.get(key)?.state,
    () => undefined,
  )
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

/**
 * The value of one key; the component renders again when this value changes, and only then. The
 * server renders without one, and so does the browser that takes its page over: parts of a page come
 * to life one after another, and what the store has heard by then is in none of the rendered texts.
 */
function useSlice<V>(slice: Slice<V>, key: string): V | undefined {
  const subscribe = useCallback(
    (listener: () => void) => slice.subscribe(key, listener),
    [slice, key],
  )
  return useSyncExternalStore(
    subscribe,
    () => slice.get(key),
    () => undefined,
  )
}

/**
 * Whether a market is open or only suspended: what was known of it does not say so any more once the
 * store has had it and lost it. The component renders again when that changes.
 */
export function useIsOffered(market: Market | null): boolean {
  const { store } = useLive()
  const key = market === null ? undefined : marketKey(market)
  const known = market !== null && isOffered(market)
  const subscribe = useCallback(
    (listener: () => void) =>
      key === undefined ? () => undefined : store.markets.subscribe(key, listener),
    [store, key],
  )
  const read = () => {
    const live = key === undefined ? undefined : store.market(key)
    if (live !== undefined) return isOffered(live)
    return (
      known &&
      market.outcomes.some(({ id }) => store.get(outcomeKey(market, id))?.state !== 'closed')
    )
  }
  return useSyncExternalStore(subscribe, read, () => known)
}

/**
 * The line of a market to show in a list, with its names. The component renders again when the line
 * becomes another one, not when its prices move.
 * @param known what the list was read with; it stays until the store has a line on offer
 */
export function useListedLine(
  matchId: string,
  marketId: number | null,
  known: Market | null,
): Market | null {
  const { store } = useLive()
  const knownKey = known === null ? undefined : marketKey(known)
  const subscribe = useCallback(
    (listener: () => void) => store.marketKeys.subscribe(matchId, listener),
    [store, matchId],
  )
  const key = useSyncExternalStore(
    subscribe,
    () => (marketId === null ? undefined : listedLine(store, matchId, marketId)) ?? knownKey,
    () => knownKey,
  )
  return key === undefined || key === knownKey ? known : (store.market(key)?.definition ?? known)
}
