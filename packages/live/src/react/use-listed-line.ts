import type { Market } from '@touchline/contract'
import { useCallback, useSyncExternalStore } from 'react'
import { marketKey } from '../keys.ts'
import { listedLine } from '../store/listed-line.ts'
import { useLive } from './live-context.ts'

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
