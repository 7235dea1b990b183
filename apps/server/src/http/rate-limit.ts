/** Remembers who asks how often, in this process alone. */
export type RateLimit = {
  /**
   * Counts so many questions, one if not said, all or none of them: more than a burst are answered
   * after a silence. @returns 0, or the milliseconds until as many are answered
   */
  take(asker: string, rate: Rate, questions?: number): number
}

export type Rate = {
  /** Questions at once after a silence. */
  readonly burst: number
  /** After those, one in so many milliseconds. */
  readonly everyMs: number
}

/** Askers between two looks at who may be forgotten. */
const SWEEP_AT = 10_000

/** What is refused costs nothing: who waits as long as he is told is answered. */
export function createRateLimit(now: () => number): RateLimit {
  /** Until when each asker's questions would last, had they come evenly. */
  const spentUntil = new Map<string, number>()
  let sweepAt = SWEEP_AT

  const forgetSilent = (time: number) => {
    for (const [asker, until] of spentUntil) if (until <= time) spentUntil.delete(asker)
    sweepAt = Math.max(SWEEP_AT, spentUntil.size * 2)
  }

  return {
    take(asker, { burst, everyMs }, questions = 1) {
      const time = now()
      if (spentUntil.size >= sweepAt) forgetSilent(time)
      const until = Math.max(spentUntil.get(asker) ?? time, time)
      const waitMs = until - time - Math.max(burst - questions, 0) * everyMs
      if (waitMs > 0) return waitMs
      spentUntil.set(asker, until + questions * everyMs)
      return 0
    },
  }
}
