import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withClient } from './connections.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'
import { createTestDatabase, allEngines } from './testing/test-database.ts'

describe.each(allEngines)('migrations on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('run once, however often and by however many processes they are started', async () => {
    await Promise.all([1, 2].map(() => withClient(database.url, migrate)))
    const { rows } = await database.pool.query('select number from schema_migrations')
    expect(rows).toHaveLength((await readMigrations()).length)
  })

  it('refuse to go on when one that ran was edited', async () => {
    await database.pool.query("update schema_migrations set checksum = 'other' where number = 1")
    await expect(withClient(database.url, migrate)).rejects.toThrow('001-players.sql was edited')
  })
})

it('says how a migration must be named', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'touchline-migrations-'))
  await writeFile(join(directory, '002-late.sql'), 'select 1')
  await expect(readMigrations(directory)).rejects.toThrow('should be named 001-title.sql')
  await rm(directory, { recursive: true })
})
