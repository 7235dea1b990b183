import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'
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
