import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'

import type { Db } from '../db/database.ts'
import { openRedis } from '../redis/open-redis.ts'
import type { RedisLink } from '../redis/open-redis.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Settings } from '../settings/settings.ts'

/** What several processes have in common. */
export type SharedLink = { readonly redis: RedisLink; readonly installation: string }

/** @throws RedisError when REDIS_URL is set and nobody answers there */
export async function openSharedLink(
  settings: Pick<Settings, 'redisUrl'>,
  db: Db,
  reporter: Reporter,
  commandTimeoutMs?: number,
): Promise<SharedLink | undefined> {
  if (settings.redisUrl === undefined) return undefined
  const onError = (error: unknown) => reporter.report(error, { task: 'redis' })
  const redis = await openRedis(settings.redisUrl, onError, commandTimeoutMs)
  return { redis, installation: await keepInstallation(db) }
}

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
