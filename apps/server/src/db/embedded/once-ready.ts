import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from '../database-error.ts'

const POLL_MS = 20

/**
 * Does what needs a server that takes connections, again and again while it starts, recovers or
 * stops: whoever had it before may have let go of it, or have been killed, a moment ago.
 * @param limitMs after which the last failure is thrown
 */
export async function onceReady<T>(attempt: () => Promise<T>, limitMs: number): Promise<T> {
  const deadline = Date.now() + limitMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error
    }
    await wait(POLL_MS)
  }
}
