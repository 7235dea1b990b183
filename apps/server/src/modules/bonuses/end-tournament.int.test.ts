import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { putOffer } from '../testing/bonuses.ts'
import { createRewardPayer } from './pay-rewards.ts'

const reporter = {
  report(error: unknown) {
    throw error
  },
}

describe.each(engines)('the end of a tournament on $name', (engine) => {
  const test = backendOfTest(engine)
  const pay = () =>
    createRewardPayer({ db: test.database.kysely, clock: test.clock, reporter }).pay()

  /** A cup of two players that is over, with EUR 100 in its pool. */
  const cup = async () => {
    const { pool } = test.database
    const id = await putOffer(pool, 'tournament', {
      farming: { points_per_euro: 10 },
      pool: { EUR: '100.00' },
      prizes: [
        { from: 1, to: 1, share: '0.5' },
        { from: 2, to: 2, share: '0.2' },
      ],
      pays_as: await putOffer(pool, 'freebet', { mode: 'only_win', amount: { EUR: '5.00' } }),
    })
    await sql`
      insert into offer_pools (offer_id, currency, initial, amount, changed_at)
      values (${id}, 'EUR', 10000, 10000, now())
    `.execute(test.database.kysely)
    const other = await test.player()
    const enter = (playerId: number, points: number) =>
      sql`
        insert into bonuses (player_id, offer_id, offer_version, kind, cause, status, currency,
          points, points_at, issued_at, activated_at)
        values (${playerId}, ${id}, 1, 'tournament', 'test', 'active', 'EUR', ${points}, now(), now(),
          now())
      `.execute(test.database.kysely)
    await enter(test.playerId, 100)
    await enter(other.id, 60)
    const prizes = async () => {
      const { rows } = await sql<{ player: number; amount: bigint }>`
        select player_id as player, amount from tournament_prizes
        where offer_id = ${id} order by place
      `.execute(test.database.kysely)
      return rows
    }
    const end = () =>
      sql`
      update offers set valid_to = ${new Date(test.clock.now())} where id = ${id}
    `.execute(test.database.kysely)
    return { end, other: other.id, prizes }
  }

  it('[TOUR-02] gives each place its prize, though a bet is settled meanwhile', async () => {
    const { end, other, prizes } = await cup()
    // Its pool has taken in all that was staked.
    await pay()
    const another = await test.database.pool.connect()
    await another.query('begin')
    // Places are read before the pool.
    await another.query('lock table offer_pools in access exclusive mode')
    await another.query('update bonuses set points = 200 where player_id = $1', [other])
    await end()
    const paying = pay()
    const waits = async () =>
      (
        await test.database.pool.query(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'
             and query like '%from "offer_pools" where "offer_id"%'`,
        )
      ).rowCount
    await expect.poll(waits).toBeGreaterThan(0)
    await another.query('commit')
    another.release()
    await paying
    expect(await prizes()).toEqual([
      { player: test.playerId, amount: 5_000n },
      { player: other, amount: 2_000n },
    ])
  })

  it('[TOUR-02] comes once, of several processes at once', async () => {
    const { end, other, prizes } = await cup()
    await end()
    await Promise.all([pay(), pay(), pay(), pay()])
    expect(await prizes()).toEqual([
      { player: test.playerId, amount: 5_000n },
      { player: other, amount: 2_000n },
    ])
  })
})
