import { resolve } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Transaction } from 'kysely'
import { createPool, DEFAULT_LIMITS, followConnections, withClient } from './connections.ts'
import type { ConnectionLimits, Pool } from './connections.ts'
import { hasDatabase } from './embedded/location.ts'
import { onceReady } from './embedded/once-ready.ts'
import { openEmbedded, READY_LIMIT_MS } from './embedded/open-embedded.ts'
import type { EmbeddedServer } from './embedded/open-embedded.ts'
import { findServerUser } from './embedded/server-user.ts'
import type { SupervisionEvents } from './embedded/supervise.ts'
import { OperatorError } from '../reporting/operator-error.ts'
import { migrate } from './migrate.ts'
import { onceReachable } from './reach-database.ts'
import type { WaitOptions } from './reach-database.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>
/** What repositories take first: a transaction, or the database where one statement is enough. */
export type Executor = Db | Transaction<Schema>

export type Database = {
  readonly pool: Pool
  readonly kysely: Db
  readonly url: string
  /** True when the product runs the server itself. */
  readonly embedded: boolean
  /** Sentence to tell the operator, when the data is not where it was wanted. */
  readonly notice?: string
  /** Starts the embedded server again from now on when it ends; another one is its operator's. */
  supervise(events: SupervisionEvents): void
  close(): Promise<void>
}

export type DatabaseSettings = {
  /** Replaces the embedded server. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly databaseLimits?: ConnectionLimits
}

export type OpenOptions = Partial<WaitOptions>

/**
 * Opens the database and brings its schema up to date; waits for a server that DATABASE_URL names
 * and that does not answer yet.
 * @throws OperatorError with the way out, when it cannot be used as it is set
 */
export async function openDatabase(
  settings: DatabaseSettings,
  { tell = () => undefined, signal, waits = true }: OpenOptions = {},
): Promise<Database> {
  const { databaseUrl: url, databaseLimits = DEFAULT_LIMITS } = settings
  return url === undefined
    ? onceReady(() => openOwn(settings.dataDir, databaseLimits), READY_LIMIT_MS)
    : onceReachable(url, () => connect(url, databaseLimits), { tell, signal, waits })
}

/**
 * Opens the database for one piece of work, beside a product that may run: both share the embedded
 * server then.
 * @throws OperatorError as `openDatabase` does, where nobody answers, and where no site was ever started:
 *   what it would say of a new database is true of no other
 */
export async function withDatabase<T>(
  settings: DatabaseSettings,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (!(await isThere(settings))) throw new OperatorError(noSite(settings))
  const database = await openDatabase(settings, { waits: false })
  try {
    return await work(database.kysely)
  } finally {
    await database.close()
  }
}

async function isThere({ databaseUrl, dataDir }: DatabaseSettings): Promise<boolean> {
  return databaseUrl !== undefined || hasDatabase(dataDir, await findServerUser())
}

const noSite = ({ dataDir }: DatabaseSettings): string =>
  `No site has its database in DATA_DIR ${resolve(dataDir)}. Say where yours is, by DATA_DIR or ` +
  'DATABASE_URL as it was started with, in front of the command or in .env.'

async function openOwn(directory: string, limits: ConnectionLimits): Promise<Database> {
  const server = await openEmbedded(directory)
  try {
    return await connect(server.url, limits, server)
  } catch (error) {
    // The server may be gone already; why it could not be used is what counts.
    await server.stop().catch(() => undefined)
    throw error
  }
}

async function connect(
  url: string,
  limits: ConnectionLimits,
  server?: EmbeddedServer,
): Promise<Database> {
  await withClient(url, migrate)
  // Whoever asks next is told by the rejection; see `database-error.ts`.
  const pool = createPool(url, limits, () => undefined)
  const endConnections = followConnections(pool)
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    pool,
    kysely,
    url,
    embedded: server !== undefined,
    ...(server?.notice === undefined ? {} : { notice: server.notice }),
    supervise: (events) => server?.supervise(events),
    close: async () => {
      await kysely.destroy()
      // Kysely ends a pool only that it has used.
      await endConnections()
      await server?.stop()
    },
  }
}
