import { randomUUID } from 'node:crypto'
import * as v from 'valibot'

import type { Db } from '../db/database.ts'
import { keepState } from '../db/product-state.ts'
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

const installation = v.object({ id: v.string() })

/** Names this product among others on the same Redis; the same for every process on its database. */
export async function keepInstallation(db: Db): Promise<string> {
  return (await keepState(db, 'installation', installation, { id: randomUUID() })).id
}
