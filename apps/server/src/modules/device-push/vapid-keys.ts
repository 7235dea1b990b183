import { sql } from 'kysely'
import webpush from 'web-push'
import type { Db } from '../../db/database.ts'
import type { VapidKeys } from './web-push-service.ts'

/** What this site signs its messages with: made once, then the same for every process and start. */
export async function keepVapidKeys(db: Db): Promise<VapidKeys> {
  const fresh = webpush.generateVAPIDKeys()
  const { value } = await db
    .insertInto('product_state')
    .values({ name: 'vapid_keys', value: JSON.stringify(fresh) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql.ref('product_state.value') }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  const { publicKey, privateKey } = value as Partial<Record<keyof VapidKeys, unknown>>
  if (typeof publicKey !== 'string' || typeof privateKey !== 'string') {
    throw new Error('The keys of push messages in the database cannot be read')
  }
  return { publicKey, privateKey }
}
