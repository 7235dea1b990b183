import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const SECRET_BYTES = 32

/** The secret of the push tokens: made once, then the same for every process and every start. */
export async function keepPushSecret(db: Db): Promise<string> {
  const fresh = randomBytes(SECRET_BYTES).toString('base64url')
  const { value } = await db
    .insertInto('product_state')
    .values({ name: 'push_secret', value: JSON.stringify({ secret: fresh }) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql.ref('product_state.value') }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  if (!('secret' in value) || typeof value.secret !== 'string') {
    throw new Error('The secret of the push tokens in the database cannot be read')
  }
  return value.secret
}
