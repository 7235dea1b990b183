type Entry<Value> = { value: Promise<Value>; until: number; bytes: number }

type StoreOptions = {
  maxBytes: number
  /** How long a picture is kept. */
  keptMs: number
  /** How long a failure is: the same picture is not asked for again meanwhile. */
  failedMs: number
  now?: () => number
}

/** Keeps what is made until it takes too much room, the oldest leaving first; each made once at a time. */
export function createPictureStore<Value extends { byteLength: number }>(options: StoreOptions) {
  const { maxBytes, keptMs, failedMs, now = Date.now } = options
  const entries = new Map<string, Entry<Value>>()
  let total = 0

  function drop(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  function makeRoom(): void {
    for (const key of entries.keys()) {
      if (total <= maxBytes) return
      drop(key)
    }
  }

  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = entries.get(key)
    if (known !== undefined && known.until > now()) return known.value
    drop(key)
    const entry: Entry<Value> = { value: make(), until: Number.POSITIVE_INFINITY, bytes: 0 }
    entries.set(key, entry)
    entry.value.then(
      ({ byteLength }) => {
        if (entries.get(key) !== entry) return
        entry.until = now() + keptMs
        entry.bytes = byteLength
        total += byteLength
        makeRoom()
      },
      () => {
        entry.until = now() + failedMs
      },
    )
    return entry.value
  }
}
