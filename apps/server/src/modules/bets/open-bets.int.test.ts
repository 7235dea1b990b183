import { amountOf, OPEN_BET_STATUSES } from '@touchline/betting'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { createTestDatabase, engines } from '../../db/testing/test-database.ts'
import { createPlayer } from '../testing/people.ts'
import { listBets } from './bet-repository.ts'

const SETTLED = 5_000

describe.each(engines)('open bets on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('[MYB-05] are listed and counted without the settled ones before them', async () => {
    const player = await createPlayer(database.kysely, { EUR: amountOf(0n) })
    await sql`
      with placed as (
        insert into placements (player_id, reference, body_hash, quick)
        select ${player}, gen_random_uuid(), '\\x01', false from generate_series(1, ${SETTLED})
        returning reference
      )
      insert into bets (ref, player_id, placement, position, type, status, currency, stake, odds,
        potential_win, accept_mode)
      select reference, ${player}, reference, 0, 'single',
        case when row_number() over () <= 3 then 'waiting_results' else 'done' end,
        'EUR', 100, 2000, 200, 'none'
      from placed
    `.execute(database.kysely)
    await database.pool.query('analyze bets')
    const statements: { sql: string; parameters: readonly unknown[] }[] = []
    const db = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: database.pool }),
      log: ({ query }) => void statements.push(query),
    })
    const statuses = OPEN_BET_STATUSES
    const { total } = await listBets(db, player, {
      statuses,
      page: 1,
      limit: 20,
      before: undefined,
    })
    expect(total).toBe(3)
    const ofBets = statements.filter((statement) => statement.sql.includes('from "bets"'))
    expect(ofBets).toHaveLength(2)
    for (const { sql: text, parameters } of ofBets) {
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [
        ...parameters,
      ])
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('bets_open')
    }
  })
})
