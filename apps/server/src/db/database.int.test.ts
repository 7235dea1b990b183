import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase, withDatabase } from './database.ts'
import type { Database } from './database.ts'
import { createDataDirectory } from './testing/data-directory.ts'
import { createTestDatabase, allEngines } from './testing/test-database.ts'

describe.each(allEngines)('the database on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('reads int8 as bigint, exactly', async () => {
    const { rows } = await database.pool.query('select 9007199254740993::int8 as amount')
    expect(rows).toEqual([{ amount: 9_007_199_254_740_993n }])
  })

  it('takes DATABASE_URL in place of the embedded server', async () => {
    const same = await openDatabase({ databaseUrl: database.url, dataDir: '/nowhere' })
    expect(same.embedded).toBe(false)
    expect((await same.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await same.close()
  })
})

it('[P19] is made by a start, never by a command that would then find nothing in it', async () => {
  const dataDir = await createDataDirectory(onTestFinished)
  const answer = withDatabase({ dataDir }, async () => 'No money is left.')
  await expect(answer).rejects.toThrow(
    `No site has its database in DATA_DIR ${dataDir}. Say where yours is, by DATA_DIR or DATABASE_URL`,
  )
  expect(await readdir(dataDir)).toEqual([])

  const site = await openDatabase({ dataDir })
  await site.close()
  expect(await withDatabase({ dataDir }, async () => 'No money is left.')).toBe('No money is left.')
})
