import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'

const ANSWER_WITHIN_MS = 2_000

/** Whether a statement is answered in good time. */
export async function databaseAnswers(db: Db): Promise<boolean> {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  const late = wait(ANSWER_WITHIN_MS, false, { ref: false })
  return Promise.race([answer, late])
}
