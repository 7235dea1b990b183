import { onTestFinished, vi } from 'vitest'

/**
 * Lets time pass by turns of the event loop, 20 ms each, for the test that runs: however long the
 * machine is busy with something else, no token runs out before this process has done its work.
 */
export function countTimeInTurns(): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    // The ends of tokens are whole seconds.
    now: Date.UTC(2026, 0, 1),
    shouldAdvanceTime: true,
  })
  onTestFinished(() => void vi.useRealTimers())
}
