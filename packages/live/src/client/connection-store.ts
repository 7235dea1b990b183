export type ConnectionState = 'connecting' | 'connected' | 'disconnected'

/** State of the connection, to be read and listened to. */
export type ConnectionStore = {
  get: () => ConnectionState
  subscribe: (listener: () => void) => () => void
}

export type WritableConnectionStore = ConnectionStore & { set: (state: ConnectionState) => void }

export function createConnectionStore(): WritableConnectionStore {
  const listeners = new Set<() => void>()
  let state: ConnectionState = 'connecting'
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next) {
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
  }
}
