import type { Market } from '@touchline/contract'
import { useCallback, useSyncExternalStore } from 'react'
import { marketKey } from '../keys.ts'
import { isOffered } from '../store/listed-line.ts'
import { useLive } from './live-context.ts'

/** Whether a market is open or only suspended. The component renders again when that changes. */
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
    return live === undefined ? known : isOffered(live)
  }
  return useSyncExternalStore(subscribe, read, () => known)
}
