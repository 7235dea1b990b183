import type { Db } from '../db/database.ts'
import { openRedis } from '../redis/open-redis.ts'
import type { RedisLink } from '../redis/open-redis.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { Settings } from '../settings/settings.ts'
import { keepInstallation } from './installation.ts'

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
