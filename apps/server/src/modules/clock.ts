/** The time, injected so that tests can choose it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls once after `delayMs`; the answer cancels it. */
  after(delayMs: number, action: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, action) {
    const timer = setTimeout(action, delayMs)
    return () => clearTimeout(timer)
  },
}
