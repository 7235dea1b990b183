import { createHash, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../database.ts'
import type { Database } from '../database.ts'
import { openEmbedded } from '../embedded/open-embedded.ts'

/** One server for all test files of this checkout; the last one to leave stops it. */
const directory = join(
  tmpdir(),
  `touchline-tests-${createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 12)}`,
)

type Engine = {
  name: string
  acquire: () => Promise<{ url: string; release: () => Promise<void> }>
}

/** The embedded server, and the one at TEST_DATABASE_URL when it is set. */
export const engines: readonly Engine[] = [
  {
    name: 'embedded',
    acquire: async () => {
      const server = await openEmbedded(directory)
      return { url: server.url, release: () => server.stop() }
    },
  },
  ...(process.env['TEST_DATABASE_URL'] === undefined
    ? []
    : [externalEngine(process.env['TEST_DATABASE_URL'])]),
]

function externalEngine(url: string): Engine {
  return { name: 'PostgreSQL', acquire: async () => ({ url, release: async () => undefined }) }
}

/** A new, migrated database of its own on that engine; `close` drops it. */
export async function createTestDatabase(engine: Engine): Promise<Database> {
  const { url, release } = await engine.acquire()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Held until the end, so that no other test file stops the server meanwhile.
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const database = await openDatabase({ databaseUrl: withDatabase(url, name), dataDir: directory })
  return {
    ...database,
    close: async () => {
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await release()
    },
  }
}

function withDatabase(url: string, name: string): string {
  return url.replace(/^([a-z]+:\/\/[^/?]*)\/[^?]*/, `$1/${name}`)
}
