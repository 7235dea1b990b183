import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/**
 * Opens an account that its player closed, unless who that was has been forgotten since. One statement,
 * so that whoever is just being forgotten is not opened by what was read before.
 * @returns false where no closed account has that address
 */
export async function reopenAccount(db: Db, email: string): Promise<boolean> {
  const opened = await db
    .updateTable('players')
    .set({ closed_at: null })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('closed_at', 'is not', null)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return opened !== undefined
}
