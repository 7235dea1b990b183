import { createHash, randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { withClient } from '../connections.ts'
import { openDatabase } from '../database.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { readMigrations } from '../read-migrations.ts'
import './embedded-for-all.ts'
import { refuseSecondConnection } from './one-connection.ts'

export type Engine = { readonly name: string; readonly url: string }

/** The embedded server, and the one at TEST_DATABASE_URL when it is set: an older version. */
export const allEngines: readonly Engine[] = [
  { name: 'embedded', url: inject('embeddedUrl') },
  ...(process.env['TEST_DATABASE_URL'] === undefined
    ? []
    : [{ name: 'PostgreSQL', url: process.env['TEST_DATABASE_URL'] }]),
]

/**
 * What most tests run on: the oldest version there is, which knows least. What is about the database
 * itself runs on `allEngines`, as do all tests where TEST_ALL_ENGINES is set.
 */
export const engines: readonly Engine[] =
  process.env['TEST_ALL_ENGINES'] === undefined ? allEngines.slice(-1) : allEngines

/** A new, migrated database of its own on that engine; `close` drops it. */
export async function createTestDatabase({ url }: Engine): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = await (templates[url] ??= createTemplate(url))
  await administer(url, `create database ${name} template ${template}`)
  const database = await openDatabase({
    databaseUrl: urlOfDatabase(url, name),
    dataDir: '/nowhere',
  })
  refuseSecondConnection(database.pool)
  return {
    ...database,
    close: async () => {
      await database.close()
      await administer(url, `drop database ${name} with (force)`)
    },
  }
}

/** By the address of its server; most of the time of a new database would go into migrations. */
const templates: Record<string, Promise<string>> = {}

/** Any number, the same for all processes of a run. */
const TEMPLATE_LOCK = 7_201_983_302

/** A migrated database that nobody uses, one for all files and runs that have the same migrations. */
async function createTemplate(url: string): Promise<string> {
  const hash = createHash('sha256')
  for (const { checksum } of await readMigrations()) hash.update(checksum)
  const name = `migrated_${hash.digest('hex').slice(0, 16)}`
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, 'migrated_')",
    )
    const known = rows.map(({ datname }) => datname)
    if (known.includes(name)) return
    for (const old of known) await client.query(`drop database ${old} with (force)`)
    const unfinished = `un${name}`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    await withClient(urlOfDatabase(url, unfinished), migrate)
    await client.query(`alter database ${unfinished} rename to ${name}`)
  })
  return name
}

async function administer(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement))
}

function urlOfDatabase(url: string, name: string): string {
  return url.replace(/^([a-z]+:\/\/[^/?]*)\/[^?]*/, `$1/${name}`)
}
