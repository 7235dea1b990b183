import { amountOf, OPEN_BET_STATUSES, SETTLED_BET_STATUSES } from '@touchline/betting'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { createTestDatabase, engines } from '../../db/testing/test-database.ts'
import { createPlayer } from '../testing/people.ts'
import { listBets, MOST_COUNTED } from './bet-repository.ts'

const OPEN = 3
const SETTLED = 5_000

describe.each(engines)('open bets on $name', (engine) => {
  let database: Database
  let player: number
  beforeAll(async () => {
    database = await createTestDatabase(engine)
    player = await createPlayer(database.kysely, { EUR: amountOf(0n) })
    await sql`
      with placed as (
        insert into placements (player_id, reference, body_hash, quick)
        select ${player}, gen_random_uuid(), '\\x01', false from generate_series(1, ${SETTLED})
        returning reference
      )
      insert into bets (ref, player_id, placement, position, type, status, currency, stake, odds,
        potential_win, accept_mode)
      select reference, ${player}, reference, 0, 'single',
        case when row_number() over () <= ${OPEN} then 'waiting_results' else 'done' end,
        'EUR', 100, 2000, 200, 'none'
      from placed
    `.execute(database.kysely)
    await database.pool.query('analyze bets')
  })
  afterAll(() => database.close())

  /** Most rows that a step of each statement on bets reads. */
  async function rowsRead(asked: Parameters<typeof listBets>[2]): Promise<number> {
    const statements: { sql: string; parameters: readonly unknown[] }[] = []
    const db = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: database.pool }),
      log: ({ query }) => void statements.push(query),
    })
    await listBets(db, player, asked)
    const plans = await Promise.all(
      statements
        .filter(({ sql: text }) => text.includes('from "bets"'))
        .map(({ sql: text, parameters }) =>
          database.pool.query<{ 'QUERY PLAN': string }>(`explain analyze ${text}`, [...parameters]),
        ),
    )
    const read = plans.flatMap(({ rows }) =>
      rows.flatMap((row) => [...row['QUERY PLAN'].matchAll(/actual .*rows=(\d+)/g)]),
    )
    return Math.max(...read.map(([, count]) => Number(count)))
  }

  it('[MYB-11] settled bets of years are counted as far as pages are likely to go', async () => {
    const first = { statuses: SETTLED_BET_STATUSES, page: 1, limit: 20, before: undefined }
    expect(await rowsRead(first)).toBeLessThan(SETTLED / 2)
    const { bets, total } = await listBets(database.kysely, player, first)
    expect(total).toBe(20 + MOST_COUNTED)
    const last = bets.at(-1)?.id
    const second = await listBets(database.kysely, player, { ...first, page: 2, before: last })
    expect(second.total).toBe(40 + MOST_COUNTED)
    const page = (SETTLED - MOST_COUNTED) / 20 + 1
    const exact = await listBets(database.kysely, player, { ...first, page })
    expect(exact.total).toBe(SETTLED - OPEN)
    const beyond = await listBets(database.kysely, player, { ...first, page: SETTLED })
    expect(beyond).toEqual({ bets: [], total: SETTLED - OPEN })
  })

  it('[MYB-05] are listed and counted without the settled ones before them', async () => {
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
    expect(total).toBe(OPEN)
    const ofBets = statements.filter((statement) => statement.sql.includes('from "bets"'))
    expect(ofBets).not.toEqual([])
    for (const { sql: text, parameters } of ofBets) {
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [
        ...parameters,
      ])
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('bets_open')
    }
  })
})
