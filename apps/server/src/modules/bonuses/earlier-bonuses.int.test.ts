import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { readMigrations } from '../../db/read-migrations.ts'
import { allEngines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { giveBonus } from '../testing/bonuses.ts'
import { bonusSteps } from './testing/bonus-steps.ts'

const DAY_MS = 86_400_000

describe.each(allEngines)('bonuses of before migration 049 on $name', (engine) => {
  const test = backendOfTest(engine)
  const { db, now, placed, empty } = bonusSteps(test)

  beforeEach(async () => {
    await empty()
  })

  const mend = async () => {
    const found = (await readMigrations()).find(({ number }) => number === 49)
    if (found === undefined) throw new Error('there is no migration 049')
    await test.database.pool.query(found.sql)
  }
  const give = (kind: 'freebet' | 'lootbox' | 'tournament', terms: object = {}) =>
    giveBonus(test.database.pool, test.playerId, {
      kind,
      terms: { mode: 'only_win', amount: { EUR: '5.00' }, ...terms },
      ...(kind === 'freebet' && { amount: 500n }),
    })
  const inADay = () => new Date(test.clock.now() + DAY_MS)
  const endOf = async (id: string) => {
    const { rows } = await sql<{ expires_at: Date | null }>`
      select expires_at from bonuses where id = ${id}
    `.execute(db())
    return rows[0]?.expires_at
  }

  it('have no end again where their terms name none', async () => {
    const offerEnd = (id: string, end: Date) =>
      sql`
        update offers set valid_to = ${end} where id = (select offer_id from bonuses where id = ${id})
      `.execute(db())
    const part = async (of: string, cause: string, terms: object = {}) => {
      const id = await give('freebet', terms)
      await sql`
        update bonuses set cause = ${cause}, offer_id = whole.offer_id
        from (select offer_id from bonuses where id = ${of}) whole where id = ${id}
      `.execute(db())
      return id
    }
    const bet = await placed()
    const [endless, days, until, late] = [
      await give('freebet'),
      await give('freebet', { valid_days: 7 }),
      await give('freebet'),
      await give('freebet'),
    ]
    await offerEnd(until, new Date(Date.now() + 30 * DAY_MS))
    await offerEnd(late, new Date(Date.now() - 30 * DAY_MS))
    await sql`
      insert into bonus_uses (bonus_id, bet_id, chosen, staked, used_at)
      values (${endless}, ${bet}, true, 500, ${now()})
    `.execute(db())
    const back = await part(endless, `bet:${bet}`)
    const loss = await give('freebet')
    await sql`update bonuses set cause = 'bet:0' where id = ${loss}`.execute(db())
    await sql`update bonuses set expires_at = ${inADay()}`.execute(db())
    await mend()
    expect(await Promise.all([endless, late, back].map(endOf))).toEqual([null, null, null])
    expect(await Promise.all([days, until, loss].map(endOf))).toEqual([
      inADay(),
      inADay(),
      inADay(),
    ])
  })

  it('are over where they are boxes that were opened', async () => {
    const [opened, open] = [await give('lootbox'), await give('lootbox')]
    const at = new Date(test.clock.now() - DAY_MS)
    await sql`
      update bonuses set draw = '{}', activated_at = ${at}, ended_at = null where id = ${opened}
    `.execute(db())
    await mend()
    const { rows } = await sql`
      select id, status, ended_at from bonuses where id in (${opened}, ${open}) order by id
    `.execute(db())
    expect(rows).toMatchObject([
      { status: 'bonus_over', ended_at: at },
      { status: 'active', ended_at: null },
    ])
  })

  it('count stakes in another currency for what they are worth, and pools follow', async () => {
    const cup = await give('tournament', { farming: { points_per_euro: 1 }, pool_share: '0.015' })
    await sql`
      insert into offer_pools (offer_id, currency, initial, amount, changed_at)
      select offer_id, 'EUR', 10000, 10000, now() from bonuses where id = ${cup}
    `.execute(db())
    const [yen, gone, euros] = [await placed(), await placed(), await placed()]
    await sql`
      update bets set currency = 'JPY', stake = 3000 where id in (${yen}, ${gone})
    `.execute(db())
    await sql`
      insert into bonus_uses (bonus_id, bet_id, chosen, staked, used_at, returned_at)
      values (${cup}, ${yen}, true, 3000, now(), null), (${cup}, ${gone}, true, 3000, now(), now()),
        (${cup}, ${euros}, true, 500, now(), null)
    `.execute(db())
    await sql`
      update bonuses set staked = 3500, times_used = 2, bets_count = 2 where id = ${cup}
    `.execute(db())
    const take = () => sql`select take_tournament_changes(100, ${now()})`.execute(db())
    const pool = async () =>
      (await sql<{ amount: bigint }>`select amount from offer_pools`.execute(db())).rows
    await take()
    expect(await pool()).toEqual([{ amount: 10_052n }])
    await mend()
    await mend()
    await take()
    // 20.00 euros and 5.00.
    const { rows } = await sql`select staked from bonuses where id = ${cup}`.execute(db())
    expect(rows).toEqual([{ staked: 2_500n }])
    expect(await pool()).toEqual([{ amount: 10_037n }])
    await sql`select give_back_bonus(${cup}, ${yen}, ${now()}, '1 day')`.execute(db())
    await take()
    expect(await pool()).toEqual([{ amount: 10_007n }])
  })
})
