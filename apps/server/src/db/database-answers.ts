import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'

const ANSWER_WITHIN_MS = 2_000

/** Fails as a change would where the session may only read, so that this connection is given up too. */
const probe = sql`
  do $$ begin
    if current_setting('transaction_read_only')::boolean then raise read_only_sql_transaction; end if;
  end $$
`

/** Whether the database answers in good time, and takes changes. */
export async function databaseAnswers(db: Db): Promise<boolean> {
  const answer = probe.execute(db).then(
    () => true,
    () => false,
  )
  const late = wait(ANSWER_WITHIN_MS, false, { ref: false })
  return Promise.race([answer, late])
}
