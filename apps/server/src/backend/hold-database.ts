import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { reasonOf } from '../db/database-error.ts'
import { EmbeddedDatabaseError } from '../db/embedded/embedded-error.ts'
import { holdInstance } from '../db/instance-lock.ts'
import type { Logger } from '../logging/logger.ts'
import type { OperatorError } from '../reporting/operator-error.ts'
import type { Settings } from '../settings/settings.ts'

export type HeldDatabase = {
  readonly database: Database
  /** Resolves when the embedded server is gone for good: then this process is of no use. */
  readonly failed: Promise<OperatorError>
  close(): Promise<void>
}

/**
 * Opens the database for this process, alone where it shares nothing with others, and looks after the
 * server that the product runs itself.
 * @throws OperatorError with the way out, when it cannot be used as it is set
 */
export async function holdDatabase(
  settings: Settings,
  logger: Logger,
  signal: AbortSignal | undefined,
): Promise<HeldDatabase> {
  const database = await openDatabase(settings, { tell: (text) => logger.warn(text), signal })
  if (database.notice !== undefined) logger.warn(database.notice)
  const { promise: failed, resolve } = Promise.withResolvers<OperatorError>()
  if (!database.embedded) return { database, failed, close: () => database.close() }
  try {
    const letGo = await holdInstance(database.url, {
      dataDir: settings.dataDir,
      sharing: settings.redisUrl !== undefined,
      report: (error) => logger.error({ err: error }, reasonOf(error)),
    })
    database.supervise({
      onEnd: () => logger.error('The embedded PostgreSQL has ended; it is started again'),
      onRestart: () => logger.warn('The embedded PostgreSQL runs again'),
      onGivenUp: (error) => resolve(goneForGood(error)),
    })
    return {
      database,
      failed,
      async close() {
        await letGo()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

function goneForGood(error: unknown): EmbeddedDatabaseError {
  return error instanceof EmbeddedDatabaseError
    ? error
    : new EmbeddedDatabaseError(`it ended and could not be started again: ${reasonOf(error)}`)
}
