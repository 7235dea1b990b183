import { amountOf } from '@touchline/betting'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { createTestDatabase, engines } from '../../db/testing/test-database.ts'
import { runPlacement } from '../bets/placement/place-bets-statement.ts'
import { createPlayer } from '../testing/people.ts'
import { storedSingle } from '../testing/stored-placement.ts'
import { countBetsByMatch } from './bets-count.ts'

describe.each(engines)('bets by match on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  /** One bet on each of the matches, with so many legs there. */
  const place = async (player: number, matchIds: readonly string[]) => {
    const placement = storedSingle(player, amountOf(1n))
    const bets = placement.bets.map((bet) => ({
      ...bet,
      selections: bet.selections.flatMap((leg) =>
        matchIds.map((matchId, index) => ({ ...leg, matchId, outcomeId: String(index) })),
      ),
    }))
    await runPlacement(database.kysely, { ...placement, bets })
  }

  it('[R6] keeps the count of placed bets, from several connections at once', async () => {
    const players: number[] = []
    for (let n = 0; n < 6; n += 1) {
      players.push(await createPlayer(database.kysely, { EUR: amountOf(10n) }))
    }
    const legs = (n: number) => (n % 2 === 0 ? ['a', 'b'] : ['b', 'b'])
    await Promise.all(
      Array.from({ length: 24 }, (_, n) => place(players[n % players.length] ?? 0, legs(n))),
    )
    const counts = await countBetsByMatch(database.kysely, ['a', 'b', 'c'])
    expect(Object.fromEntries(counts)).toEqual({ a: 12, b: 24 })
  })

  it('[R6] answers from the kept counts and reads no leg', async () => {
    const statements: string[] = []
    const db = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: database.pool }),
      log: ({ query }) => void statements.push(query.sql),
    })
    await countBetsByMatch(db, ['a'])
    const [statement = ''] = statements
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${statement}`, [
      ['a'],
    ])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('match_bet_counts')
    expect(plan).not.toContain('bet_selections')
  })
})
