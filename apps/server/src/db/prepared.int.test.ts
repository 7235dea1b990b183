import { Kysely, PostgresDialect } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createPool, DEFAULT_LIMITS } from './connections.ts'
import { prepared } from './prepared.ts'
import type { Schema } from './schema.ts'
import { allEngines } from './testing/test-database.ts'

const [{ url } = { url: '' }] = allEngines
const half = prepared<{ half: number }>('select 12 / $1::integer as half')

it('a prepared statement stays with its connection, also after it failed', async () => {
  const pool = createPool(url, { ...DEFAULT_LIMITS, poolSize: 1 }, () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  onTestFinished(() => db.destroy())
  expect(await half(db, [2])).toEqual([{ half: 6 }])
  await expect(half(db, [0])).rejects.toThrow('division by zero')
  expect(await half(db, [3])).toEqual([{ half: 4 }])
  const { rows } = await pool.query('select statement from pg_prepared_statements')
  expect(rows).toEqual([{ statement: 'select 12 / $1::integer as half' }])
})
