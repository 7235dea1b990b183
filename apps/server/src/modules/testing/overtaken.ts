import { expect } from 'vitest'
import type { Database } from '../../db/database.ts'
import { waitingForLocks } from '../../db/testing/waiting-for-locks.ts'

/**
 * Begins the work while somebody else's transaction has changed what stands below, and commits that
 * once the work waits for it.
 * @param email whose, `$1` of each statement
 * @returns what the work was refused with, 'done' where it was not
 */
export async function overtaken(
  { pool }: Database,
  email: string,
  statements: readonly string[],
  work: () => Promise<unknown>,
): Promise<unknown> {
  const other = await pool.connect()
  await other.query('begin')
  for (const statement of statements) await other.query(statement, [email])
  let isOver = false
  const working = work()
    .then(
      () => 'done',
      (error: unknown) => error,
    )
    .finally(() => (isOver = true))
  const waiting = async () => isOver || (await waitingForLocks({ pool })) === 1
  await expect.poll(waiting, { timeout: 60_000 }).toBe(true)
  await other.query('commit')
  other.release()
  return working
}
