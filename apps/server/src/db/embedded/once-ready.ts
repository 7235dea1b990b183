import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const POLL_MS = 20

/** Shut down by an operator, crashed, not yet or no longer taking connections. */
const COMING_OR_GOING: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03'])
const NOBODY_THERE: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'])

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
      if (!isComingOrGoing(error) || Date.now() > deadline) throw error
    }
    await wait(POLL_MS)
  }
}

export function isComingOrGoing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof pg.DatabaseError) return COMING_OR_GOING.has(code)
  return NOBODY_THERE.has(code) || error.message.startsWith('Connection terminated')
}
