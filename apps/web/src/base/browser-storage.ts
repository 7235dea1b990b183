export type KeyValueStorage = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

export type BrowserStorages = {
  /** Ends with the browser session. */
  session: KeyValueStorage
  /** Stays on the device. */
  local: KeyValueStorage
}

/**
 * The browser's storages, each replaced by memory where it cannot be used: a storage may be
 * forbidden by the player's settings, and it may be full at any write.
 */
export function browserStorages(): BrowserStorages {
  return {
    session: guarded(() => window.sessionStorage),
    local: guarded(() => window.localStorage),
  }
}

export function memoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

function guarded(open: () => Storage): KeyValueStorage {
  const memory = memoryStorage()
  const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)) ?? memory.getItem(key),
    setItem(key, value) {
      memory.setItem(key, value)
      attempt((storage) => storage.setItem(key, value))
    },
    removeItem(key) {
      memory.removeItem(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}

/** A part of a storage with keys of its own. */
export function withPrefix(storage: KeyValueStorage, prefix: string): KeyValueStorage {
  return {
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, value) => storage.setItem(prefix + key, value),
    removeItem: (key) => storage.removeItem(prefix + key),
  }
}
