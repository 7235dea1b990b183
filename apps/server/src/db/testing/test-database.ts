import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { withClient } from '../connections.ts'
import { openDatabase } from '../database.ts'
import type { Database } from '../database.ts'
import './embedded-for-all.ts'

export type Engine = { readonly name: string; readonly url: string }

/** The embedded server, and the one at TEST_DATABASE_URL when it is set. */
export const engines: readonly Engine[] = [
  { name: 'embedded', url: inject('embeddedUrl') },
  ...(process.env['TEST_DATABASE_URL'] === undefined
    ? []
    : [{ name: 'PostgreSQL', url: process.env['TEST_DATABASE_URL'] }]),
]

/** A new, migrated database of its own on that engine; `close` drops it. */
export async function createTestDatabase({ url }: Engine): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name}`)
  const database = await openDatabase({ databaseUrl: withDatabase(url, name), dataDir: '/nowhere' })
  return {
    ...database,
    close: async () => {
      await database.close()
      await administer(url, `drop database ${name} with (force)`)
    },
  }
}

async function administer(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement))
}

function withDatabase(url: string, name: string): string {
  return url.replace(/^([a-z]+:\/\/[^/?]*)\/[^?]*/, `$1/${name}`)
}
