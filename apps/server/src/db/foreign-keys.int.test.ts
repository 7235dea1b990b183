import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { createTestDatabase, allEngines } from './testing/test-database.ts'

describe.each(allEngines)('rows that go with others on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('are found by an index, and not by reading their table for each of the others', async () => {
    // No row of a player is ever deleted.
    const { rows } = await sql<{ unindexed: string }>`
      select c.conrelid::regclass || '.' || a.attname as unindexed
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confdeltype in ('c', 'n') and c.confrelid <> 'players'::regclass
        and not exists (
          select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
            and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid)
              = '(' || a.attname || ' IS NOT NULL)')
        )
    `.execute(database.kysely)
    expect(rows).toEqual([])
  })
})
