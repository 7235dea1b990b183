import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Names this product among others on the same Redis; the same for every process on its database. */
export async function keepInstallation(db: Db): Promise<string> {
  const { value } = await db
    .insertInto('product_state')
    .values({ name: 'installation', value: JSON.stringify({ id: randomUUID() }) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql.ref('product_state.value') }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  if (!('id' in value) || typeof value.id !== 'string') {
    throw new Error('The name of the installation in the database cannot be read')
  }
  return value.id
}
