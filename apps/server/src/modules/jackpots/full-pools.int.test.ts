import { amountOf } from '@touchline/betting'
import { proveDraw } from '@touchline/contract/draws'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { leg, single } from '../testing/placements.ts'
import { refuseUpdates } from '../testing/refuse-updates.ts'
import { applyJackpots } from './apply-jackpots.ts'
import { expectPoolsInLedger, SMALL } from './testing/small-jackpot.ts'

describe.each(engines)('pools that are full on $name', (engine) => {
  const test = backendOfTest(engine, { jackpots: true })

  it('[JACK-01] [FAIR-40] drop at their greatest amount: a bet that fills two rounds ends both', async () => {
    const levels = SMALL.levels.map((level) =>
      level.code === 'near' ? { ...level, contribution_ppm: 50_000 } : level,
    )
    await test.database.kysely
      .transaction()
      .execute((trx) => applyJackpots(trx, [{ ...SMALL, levels }], new Date(test.clock.now())))
    // EUR 50 add 2.50: two and a half times what a round lacks.
    await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(5_000n)) })
    await test.backend.jackpots.draw()
    const after = (await test.client('getJackpot', { params: { id: 'small' } })).data.levels[1]
    expect(after).toMatchObject({ round: 3, poolAmount: 550n, mustDrop: 600n })
    const won = (await test.client('listJackpotHits', {})).data
    expect(won.map(({ round, amount, status }) => ({ round, amount, status }))).toEqual([
      { round: 2, amount: 600n, status: 'paid' },
      { round: 1, amount: 600n, status: 'paid' },
    ])
    const [account] = (await test.client('listAccounts')).data
    expect(account?.balance).toBe(10_000n - 5_000n + 1_200n)
    const { data } = await test.visitor()('findJackpotDraw', {
      params: { id: 'small' },
      query: { betId: won[0]?.betId ?? '' },
    })
    const verdict = await proveDraw(data, globalThis.crypto.subtle)
    if (verdict.verdict === 'refused') throw new Error(verdict.reason)
    expect(verdict.tickets.filter(({ isHit }) => isHit)).toMatchObject([
      { level: 'near', round: 1, won: 600n },
      { level: 'near', round: 2, won: 600n, chancePpm: 1_000_000 },
    ])
    await expectPoolsInLedger(test.database.kysely)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[JACK-01] fill a hundred rounds at most by one bet, whatever a trader has agreed to', async () => {
    const { kysely, pool } = test.database
    const levels = SMALL.levels.map((level) =>
      level.code === 'near' ? { ...level, must_drop: 2_584 } : level,
    )
    const large = { ...SMALL, id: 'large', levels }
    await kysely
      .transaction()
      .execute((trx) => applyJackpots(trx, [large], new Date(test.clock.now())))
    const { data } = await test.client('placeBets', {
      body: single(leg('1', '1', 2000), amountOf(1_000n)),
    })
    const betId = data[0]?.id ?? ''
    // Five times what pays the greatest payout, as the simulated trader approves it.
    await pool.query('update bets set stake = 104166665 where id = $1', [betId])
    await test.backend.jackpots.draw()
    const { rows } = await pool.query<{ hits: number; of: string }>(
      `select count(*)::int as hits, min(bet_id)::text as of from jackpot_hits
       where jackpot_id = 'large' and level = 'near'`,
    )
    expect(rows).toEqual([{ hits: 99, of: betId }])
    await expectPoolsInLedger(kysely)
  })

  it('[JACK-02] are paid to the others where one hit cannot be', async () => {
    const { pool, kysely } = test.database
    const other = { ...SMALL, id: 'blocked' }
    await kysely
      .transaction()
      .execute((trx) => applyJackpots(trx, [other], new Date(test.clock.now())))
    // EUR 20 add 20 cents: the pool is full with the last of them.
    for (let bets = 0; bets < 5; bets += 1) {
      await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(2_000n)) })
    }
    await test.backend.jackpots.draw()
    const ofPlayer = { query: { forUser: true, limit: 1 } }
    const [hit] = (await test.client('listJackpotHits', ofPlayer)).data
    if (hit === undefined) throw new Error('a pool that is full has not dropped')
    // As where the mark that it was paid has been lost: the ledger refuses it, again and again.
    await pool.query("update jackpot_hits set status = 'approved' where id = $1", [hit.id])
    await pool.query(
      `insert into jackpot_rounds (jackpot_id, level, number, commitment, opened_at)
       values ('blocked', 'near', 100, '', now())`,
    )
    await pool.query(
      `insert into jackpot_hits (jackpot_id, level, round, bet_id, player_id, amount, currency,
         amount_eur, paid_amount, paid_currency, status, user_hash, created_at)
       select jackpot_id, level, 100, bet_id, player_id, amount, currency, amount_eur,
         paid_amount, paid_currency, 'approved', '', created_at from jackpot_hits where id = $1`,
      [hit.id],
    )
    await test.backend.jackpots.draw()
    const { data } = await test.client('listJackpotHits', { query: { forUser: true, limit: 2 } })
    expect(data.map(({ round, status }) => [round, status])).toEqual([
      [100, 'paid'],
      [hit.round, 'approved'],
    ])
  })
  it('[JACK-02] are paid to the others where more than are looked at once cannot be', async () => {
    const { pool, kysely } = test.database
    const crowd = { ...SMALL, id: 'crowd' }
    await kysely
      .transaction()
      .execute((trx) => applyJackpots(trx, [crowd], new Date(test.clock.now())))
    await pool.query(
      `insert into jackpot_rounds (jackpot_id, level, number, commitment, opened_at)
       select 'crowd', 'near', n, '', now() from generate_series(101, 201) n`,
    )
    await pool.query(
      `insert into jackpot_hits (jackpot_id, level, round, bet_id, player_id, amount, currency,
         amount_eur, paid_amount, paid_currency, user_hash, created_at)
       select 'crowd', 'near', n, 1, $1, 600, 'EUR', 600, 600, 'EUR', '', now()
       from generate_series(101, 201) n order by n`,
      [test.playerId],
    )
    const open = async () => {
      const { rows } = await pool.query<{ open: number }>(
        `select count(*)::int as open from jackpot_hits
         where jackpot_id = 'crowd' and status = 'approved'`,
      )
      return rows[0]?.open
    }
    const allow = await refuseUpdates(pool, [
      "on jackpot_hits for each row when (new.status = 'paid' and new.round between 101 and 200)",
    ])
    await test.backend.jackpots.draw()
    await test.backend.jackpots.draw()
    expect(await open()).toBe(100)
    await allow()
    test.clock.advance(10_000)
    // The hit of the test before is in the way of the last one once.
    await test.backend.jackpots.draw()
    await test.backend.jackpots.draw()
    await expect.poll(open).toBe(0)
  })
})
