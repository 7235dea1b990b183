import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** What the simulated provider signs with: made once, then the same for every process. */
export async function keepWebhookSecret(db: Db): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  const { value } = await db
    .insertInto('product_state')
    .values({ name: 'cashier_secret', value: JSON.stringify({ secret: fresh }) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql.ref('product_state.value') }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  if (!('secret' in value) || typeof value.secret !== 'string') {
    throw new Error('The secret of the simulated provider in the database cannot be read')
  }
  return value.secret
}
