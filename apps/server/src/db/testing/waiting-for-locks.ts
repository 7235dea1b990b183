import type { Database } from '../database.ts'

/** How many sessions of this database wait for a lock that another one holds. */
export async function waitingForLocks({ pool }: Pick<Database, 'pool'>): Promise<number | null> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount
}
