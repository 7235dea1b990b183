import { useCallback, useSyncExternalStore } from 'react'
import type { Slice } from '../store/live-store.ts'

/** The value of one key; the component renders again when this value changes, and only then. */
export function useSlice<V>(slice: Slice<V>, key: string): V | undefined {
  const subscribe = useCallback(
    (listener: () => void) => slice.subscribe(key, listener),
    [slice, key],
  )
  return useSyncExternalStore(
    subscribe,
    () => slice.get(key),
    () => slice.first(key),
  )
}
