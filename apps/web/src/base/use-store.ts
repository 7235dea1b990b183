import { useSyncExternalStore } from 'react'

import type { ReadableStore } from './store.ts'

/**
 * A part of a store's state. The component renders again only when the part is another value, so
 * the selector returns something that the state holds, or a primitive. Parts of the page that come
 * to life late first show what the server showed, whatever has happened since.
 */
export function useStore<State, Part>(
  store: ReadableStore<State>,
  select: (state: State) => Part,
): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getFirstState()),
  )
}
