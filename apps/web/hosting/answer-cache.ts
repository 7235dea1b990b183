export type AnswerCacheOptions<Answer> = {
  maxBytes: number
  /** Milliseconds for which an answer serves, from when it was begun; 0 only joins requests under way. */
  keptMs: number
  /** How much longer it serves while whoever came first has the next one made. */
  stale?: {
    ms: number
    /** Whether an answer may serve that long. */
    allows: (answer: Answer) => boolean
    /** A next one failed, and nobody waits for it. */
    report: (error: unknown) => void
  }
  /** The same for a failure; 0 tries it again with the next request. */
  failedMs: number
}

export type AnswerCache<Answer> = {
  (key: string, make: () => Promise<Answer>): Promise<Answer>
  /** Whether nothing is made for whoever asks now: it is kept, or on its way. */
  has(key: string): boolean
}

type Entry<Answer> = {
  answer: Promise<Answer>
  freshUntil: number
  /** From here on it is let go. */
  until: number
  bytes: number
  isRenewed: boolean
}

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
  stale,
  failedMs,
}: AnswerCacheOptions<Answer>): AnswerCache<Answer> {
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

  function settle(
    key: string,
    entry: Entry<Answer>,
    times: { freshUntil: number; until?: number },
    bytes = 0,
  ): void {
    if (entries.get(key) !== entry) return
    const { freshUntil, until = freshUntil } = times
    const left = until - Date.now()
    if (left <= 0) return drop(key, entry)
    entry.freshUntil = freshUntil
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

  function add(key: string, answer: Promise<Answer>): Entry<Answer> {
    const bytes = ENTRY_BYTES + 2 * key.length
    const never = Number.POSITIVE_INFINITY
    const entry = { answer, freshUntil: never, until: never, bytes, isRenewed: false }
    entries.set(key, entry)
    total += bytes
    return entry
  }

  function take(key: string, entry: Entry<Answer>, answer: Answer, begun: number): void {
    const freshUntil = begun + keptMs
    const more = stale?.allows(answer) === true ? stale.ms : 0
    settle(key, entry, { freshUntil, until: freshUntil + more }, answer.byteLength)
  }

  /** Makes the next answer while the old one serves. */
  async function renew(
    key: string,
    old: Entry<Answer>,
    make: () => Promise<Answer>,
  ): Promise<void> {
    old.isRenewed = true
    const begun = Date.now()
    try {
      const answer = await make()
      if (entries.get(key) !== old) return
      drop(key, old)
      take(key, add(key, Promise.resolve(answer)), answer, begun)
    } catch (error) {
      old.isRenewed = false
      stale?.report(error)
    }
  }

  function get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const now = Date.now()
    const known = entries.get(key)
    if (known !== undefined) {
      if (known.freshUntil > now) return known.answer
      if (known.until > now) {
        if (!known.isRenewed) void renew(key, known, make)
        return known.answer
      }
      drop(key, known)
    }
    const entry = add(key, make())
    entry.answer.then(
      (answer) => take(key, entry, answer, now),
      () => settle(key, entry, { freshUntil: now + failedMs }),
    )
    return entry.answer
  }

  return Object.assign(get, { has: (key: string) => (entries.get(key)?.until ?? 0) > Date.now() })
}
