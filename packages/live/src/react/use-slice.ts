import { useCallback, useSyncExternalStore } from 'react'
import type { Slice } from '../store/live-store.ts'

/**
 * The value of one key; the component renders again when this value changes, and only then. The
 * server renders without one, and so does the browser that takes its page over: parts of a page come
 * to life one after another, and what the store has heard by then is in none of the rendered texts.
 */
export function useSlice<V>(slice: Slice<V>, key: string): V | undefined {
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
