type AnswerCacheOptions = {
  maxBytes: number
  /** Milliseconds for which an answer serves, from when it was begun; 0 only joins requests under way. */
  keptMs: number
  /** The same for a failure; 0 tries it again with the next request. */
  failedMs: number
}

export type AnswerCache<Answer> = (key: string, make: () => Promise<Answer>) => Promise<Answer>

type Entry<Answer> = { answer: Promise<Answer>; until: number; bytes: number }

/** What an entry takes beside its answer: its promise, its place in the map, what still makes it. */
const ENTRY_BYTES = 500

/**
 * Keeps answers for a while and makes each once at a time: however many ask in that moment, they
 * share one. Keys are chosen by strangers, so everything in it counts towards the bytes, failures
 * too; the oldest make room, and what has expired is let go though nobody asks again.
 */
export function createAnswerCache<Answer extends { byteLength: number }>({
  maxBytes,
  keptMs,
  failedMs,
}: AnswerCacheOptions): AnswerCache<Answer> {
  const entries = new Map<string, Entry<Answer>>()
  let total = 0
  let timer: NodeJS.Timeout | undefined

  function drop(key: string, entry: Entry<Answer>): void {
    if (!entries.delete(key)) return
    total -= entry.bytes
  }

  function dropExpired(): void {
    timer = undefined
    const now = Date.now()
    let soonest = Number.POSITIVE_INFINITY
    for (const [key, entry] of entries) {
      if (entry.until <= now) drop(key, entry)
      else soonest = Math.min(soonest, entry.until)
    }
    if (soonest !== Number.POSITIVE_INFINITY) dropAfter(soonest - now)
  }

  /** One timer for all: those that expire before it goes off wait for it, bounded by their bytes. */
  function dropAfter(ms: number): void {
    timer ??= setTimeout(dropExpired, ms).unref()
  }

  function settle(key: string, entry: Entry<Answer>, until: number, bytes: number): void {
    if (entries.get(key) !== entry) return
    const left = until - Date.now()
    if (left <= 0) return drop(key, entry)
    entry.until = until
    entry.bytes += bytes
    total += bytes
    makeRoom()
    dropAfter(left)
  }

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (total <= maxBytes) return
      drop(key, entry)
    }
  }

  return (key, make) => {
    const known = entries.get(key)
    if (known !== undefined) {
      if (known.until > Date.now()) return known.answer
      drop(key, known)
    }
    const begun = Date.now()
    const bytes = ENTRY_BYTES + 2 * key.length
    const entry: Entry<Answer> = { answer: make(), until: Number.POSITIVE_INFINITY, bytes }
    entries.set(key, entry)
    total += bytes
    entry.answer.then(
      ({ byteLength }) => settle(key, entry, begun + keptMs, byteLength),
      () => settle(key, entry, begun + failedMs, 0),
    )
    return entry.answer
  }
}
