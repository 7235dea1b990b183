import type { ConnectionState, ConnectionStore } from '@touchline/live'

import { createStore } from '../../base/store.ts'

/** A connection state that components can read before there is a connection. */
export function createConnectionMirror() {
  const store = createStore<ConnectionState>('connecting')
  const connection: ConnectionStore = { get: store.getState, subscribe: store.subscribe }
  return {
    connection,
    /** @returns a function that ends it */
    follow(original: ConnectionStore): () => void {
      const copy = () => store.setState(() => original.get())
      copy()
      return original.subscribe(copy)
    },
  }
}
