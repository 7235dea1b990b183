import { Kysely, PostgresDialect } from 'kysely'
import type { Transaction } from 'kysely'
import type pg from 'pg'
import { onceReady } from './embedded/once-ready.ts'
import { openEmbedded, READY_LIMIT_MS } from './embedded/open-embedded.ts'
import type { EmbeddedServer } from './embedded/open-embedded.ts'
import { migrate } from './migrate.ts'
import { createPool, followConnections } from './pool.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>
/** What repositories take first: a transaction, or the database where one statement is enough. */
export type Executor = Db | Transaction<Schema>

export type Database = {
  readonly pool: pg.Pool
  readonly kysely: Db
  readonly url: string
  /** True when the product runs the server itself. */
  readonly embedded: boolean
  /** Sentence to tell the operator, when the data is not where it was wanted. */
  readonly notice?: string
  close(): Promise<void>
}

export type DatabaseSettings = {
  /** Replaces the embedded server. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
}

/**
 * Opens the database and brings its schema up to date.
 * @throws EmbeddedDatabaseError, or the driver's error when DATABASE_URL does not answer
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl !== undefined) return connect(settings.databaseUrl)
  return onceReady(() => openOwn(settings.dataDir), READY_LIMIT_MS)
}

async function openOwn(directory: string): Promise<Database> {
  const server = await openEmbedded(directory)
  try {
    return await connect(server.url, server)
  } catch (error) {
    // The server may be gone already; why it could not be used is what counts.
    await server.stop().catch(() => undefined)
    throw error
  }
}

async function connect(url: string, server?: EmbeddedServer): Promise<Database> {
  const pool = createPool(url)
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined)
  const endConnections = followConnections(pool)
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    pool,
    kysely,
    url,
    embedded: server !== undefined,
    ...(server?.notice === undefined ? {} : { notice: server.notice }),
    close: async () => {
      await kysely.destroy()
      // Kysely ends a pool only that it has used.
      await endConnections()
      await server?.stop()
    },
  }
}
