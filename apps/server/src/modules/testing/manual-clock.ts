import type { Clock } from '../clock.ts'

export type ManualClock = Clock & {
  /**
   * Moves the time and runs what falls due, in order. With a whole backend a day takes seconds of that:
   * `restart({ downMs })` has it pass while nothing runs.
   */
  advance(ms: number): void
}

/** Time that moves only when a test says so. */
export function createManualClock(start = Date.UTC(2026, 4, 1, 12)): ManualClock {
  let now = start
  const timers = new Set<{ at: number; action: () => void }>()
  const nextDue = (limit: number) =>
    [...timers].filter(({ at }) => at <= limit).toSorted((a, b) => a.at - b.at)[0]
  return {
    now: () => now,
    after(delayMs, action) {
      const timer = { at: now + delayMs, action }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance(ms) {
      const end = now + ms
      for (let timer = nextDue(end); timer !== undefined; timer = nextDue(end)) {
        timers.delete(timer)
        now = timer.at
        timer.action()
      }
      now = end
    },
  }
}
