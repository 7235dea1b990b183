import { amountOf, oddsOf } from '@touchline/betting'
import { proveDraw } from '@touchline/contract/draws'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Db, Executor } from '../../db/database.ts'
import { engines } from '../../db/testing/test-database.ts'
import { waitingForLocks } from '../../db/testing/waiting-for-locks.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { credit } from '../wallet/credit.ts'
import { leg, single } from '../testing/placements.ts'
import { refusalOf } from '../testing/refusal.ts'
import { startTestBackend } from '../testing/test-backend.ts'
import { openAccount } from '../wallet/account-repository.ts'
import { applyJackpots } from './apply-jackpots.ts'
import type { JackpotDocument } from './jackpot-document.ts'
import { expectPoolsInLedger, SMALL } from './testing/small-jackpot.ts'

describe.each(engines)('jackpots on $name', (engine) => {
  const test = backendOfTest(engine, { jackpots: true })
  const now = () => new Date(test.clock.now())
  const apply = (one: JackpotDocument) =>
    test.database.kysely.transaction().execute((trx) => applyJackpots(trx, [one], now()))
  beforeEach(async () => {
    await test.database.pool.query(
      `truncate jackpots, jackpot_levels, jackpot_rounds, jackpot_draws, jackpot_tickets,
        jackpot_hits, jackpot_pauses`,
    )
    document = { ...SMALL, id: `small-${(testNumber += 1)}` }
    await apply(document)
  })
  let testNumber = 0
  let document = SMALL
  const place = async (stake = 2_000n) => {
    const body = single(leg('1', '1', 2000), amountOf(stake))
    const { data } = await test.client('placeBets', { body })
    return data[0]?.id ?? ''
  }
  const jackpot = async () =>
    (await test.client('getJackpot', { params: { id: document.id } })).data
  const draw = () => test.backend.jackpots.draw()
  const hits = async (query = {}) => (await test.client('listJackpotHits', { query })).data
  const balance = async () =>
    (await test.client('listAccounts')).data.find(({ currency }) => currency === 'EUR')?.balance
  const untilHit = async () => {
    for (let bets = 0; bets < 5; bets += 1) {
      await place()
      await draw()
      const [hit] = await hits()
      if (hit !== undefined) return hit
    }
    throw new Error('a pool that is full has not dropped')
  }

  it('[JACK-01] [JACK-03] [JACK-04] are told with their levels, amounts and rules', async () => {
    const { data } = await test.visitor()('listJackpots')
    expect(data).toMatchObject([
      {
        id: document.id,
        name: 'Small',
        amount: 1_000_000n,
        poolAmount: 1_000_500n,
        hitsAmount: 0n,
        currency: 'EUR',
        subunits: 100,
        minStake: 100n,
        minOdds: 1_200,
        levels: [
          { code: 'far', name: 'Far', poolAmount: 1_000_000n, active: true, round: 1 },
          { code: 'near', seed: 500n, mustDrop: 600n, contributionPpm: 10_000 },
        ],
      },
    ])
    expect(data[0]).toEqual(await jackpot())
    expect((await refusalOf(test.client('getJackpot', { params: { id: 'none' } }))).status).toBe(
      404,
    )
  })

  it('[JACK-01] grow by what the house adds for a bet, and not by the player’s money', async () => {
    const levels = document.levels.slice(0, 1)
    await apply({ ...document, levels })
    await place()
    await draw()
    const after = await jackpot()
    expect(after.levels[0]?.poolAmount).toBe(1_000_002n)
    expect(after.levels[1]).toMatchObject({ active: false, poolAmount: 500n })
    expect(await balance()).toBe(8_000n)
    await expectPoolsInLedger(test.database.kysely)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('give a bet one ticket, however many processes draw at the same time', async () => {
    for (let bets = 0; bets < 3; bets += 1) await place(1_000n)
    const other = await startTestBackend(test.database, {}, test.clock)
    await Promise.all([draw(), other.backend.jackpots.draw(), draw()])
    await other.backend.jackpots.draw()
    await other.backend.stop()
    const { rows } = await test.database.pool.query<{ tickets: number }>(
      'select count(*)::integer as tickets from jackpot_tickets',
    )
    expect(rows).toEqual([{ tickets: 3 }])
    expect((await jackpot()).levels[0]?.poolAmount).toBe(1_000_003n)
    await expectPoolsInLedger(test.database.kysely)
  })

  it('give a ticket to a bet that is there to be seen after later ones, and look at none again', async () => {
    const drawn = async () => {
      await draw()
      const { rows } = await test.database.pool.query<{ tickets: number; to: bigint }>(
        `select (select count(*)::integer from jackpot_tickets) as tickets, drawn_to as to from jackpots`,
      )
      return rows[0]
    }
    const first = BigInt(await place(1_000n))
    expect((await drawn())?.tickets).toBe(1)
    const slow = await test.database.kysely.startTransaction().execute()
    let unseen = 0n
    let last = 0n
    try {
      unseen = await placeAgain(slow, first)
      last = BigInt(await place(1_000n))
      expect(last).toBeGreaterThan(unseen)
      // However often is looked meanwhile: the transactions of other tests end at some time.
      await expect.poll(drawn).toEqual({ tickets: 2, to: first })
      for (let looks = 0; looks < 3; looks += 1) expect((await drawn())?.to).toBe(first)
      await slow.commit().execute()
    } catch (error) {
      await slow.rollback().execute()
      throw error
    }
    await expect.poll(drawn).toEqual({ tickets: 3, to: last })
    await expectPoolsInLedger(test.database.kysely)
    // Nobody has paid for it.
    await test.database.pool.query('delete from bets where id = $1', [unseen])
  })

  it('wait for what the house may still refuse', async () => {
    const bet = BigInt(await place(1_000n))
    const as = (status: string) =>
      test.database.pool.query('update bets set status = $2, acceptance_at = now() where id = $1', [
        bet,
        status,
      ])
    await as('submitted')
    const last = await place(1_000n)
    const tickets = async () => {
      const { rows } = await test.database.pool.query<{ bet_id: bigint }>(
        'select bet_id from jackpot_tickets order by 1',
      )
      return rows.map(({ bet_id: id }) => String(id))
    }
    for (let looks = 0; looks < 3; looks += 1) await draw()
    expect(await tickets()).toEqual([last])
    await as('waiting_results')
    await draw()
    expect(await tickets()).toEqual([String(bet), last])
  })

  it('[JACK-02] [JACK-05] drop in time, are paid once as cash, and begin anew', async () => {
    const before = await jackpot()
    const hit = await untilHit()
    const placed = 10_000n - 2_000n * BigInt(await countBets(test.database.kysely, test.playerId))
    expect(hit).toMatchObject({
      jackpotId: document.id,
      currency: 'EUR',
      levelCode: 'near',
      levelName: 'Near',
      name: 'Small',
      status: 'paid',
      seen: false,
      round: 1,
    })
    expect(hit.amount).toBe(hit.amountEur)
    expect(hit.amount).toBeGreaterThan(500n)
    expect(hit.amount).toBeLessThanOrEqual(600n)
    expect(await balance()).toBe(placed + hit.amount)
    const after = await jackpot()
    expect(after.hitsAmount).toBe(hit.amount)
    expect(after.levels[1]?.round).toBe(2)
    expect(after.levels[1]?.poolAmount).toBeGreaterThanOrEqual(500n)
    // The promise of a round follows from the one before.
    expect(after.levels[1]?.commitment).not.toBe(before.levels[1]?.commitment)
    await expectPoolsInLedger(test.database.kysely)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[JACK-02] a hit in another currency says what it is in that, and in euros', async () => {
    const of = { playerId: test.playerId, currency: 'USDT' }
    await openAccount(test.database.kysely, of.playerId, of.currency)
    const amount = amountOf(100_000_000n)
    await credit(test.database.kysely, { ...of, amount, cause: `hit:${document.id}` })
    let hit
    for (let bets = 0; bets < 5 && hit === undefined; bets += 1) {
      const body = single(leg('1', '1', 2000), amountOf(20_000_000n), { currency: 'USDT' })
      await test.client('placeBets', { body })
      await draw()
      hit = (await hits())[0]
    }
    const bets = (await test.client('listBets')).data
    expect(hit?.id).toMatch(/^[0-9]+$/)
    expect(hit?.userHash).toMatch(/^[0-9a-f]{12}$/)
    expect(hit).toMatchObject({
      jackpotId: document.id,
      amount: (hit?.amountEur ?? 0n) * 10_000n,
      createdAt: now().toISOString(),
      currency: 'USDT',
      levelCode: 'near',
      levelName: 'Near',
      name: 'Small',
      status: 'paid',
      seen: false,
      betId: bets[0]?.id,
      round: 1,
    })
    expect(hit?.amountEur).toBeGreaterThan(500n)
    // In German, and before it is paid.
    await test.database.pool.query("update jackpot_hits set status = 'approved'")
    const query = { status: 'approved' as const }
    const german = test.visitor({ language: 'de' })
    expect((await german('listJackpotHits', { query })).data).toMatchObject([
      { levelName: 'Nah', name: 'Klein', status: 'approved' },
    ])
    await test.database.pool.query("update jackpot_hits set status = 'paid'")
  })

  it('[JACK-05] asks for ten hits where nothing is said, and by jackpot, status and winner', async () => {
    const hit = await untilHit()
    const other = await test.player()
    await test.database.pool.query(
      `insert into jackpot_rounds (jackpot_id, level, number, commitment, opened_at)
       select jackpot_id, level, n, '', opened_at from jackpot_rounds, generate_series(100, 110) n
       where jackpot_id = $1 and level = 'near' and number = 1`,
      [document.id],
    )
    await test.database.pool.query(
      `insert into jackpot_hits (jackpot_id, level, round, bet_id, player_id, amount, currency,
         amount_eur, paid_amount, paid_currency, status, user_hash, created_at)
       select jackpot_id, level, n, bet_id, $2, amount, currency, amount_eur, paid_amount,
         paid_currency, 'paid', '', created_at
       from jackpot_hits, generate_series(100, 110) n where id = $1`,
      [hit.id, other.id],
    )
    expect(await hits()).toHaveLength(10)
    expect(await hits({ limit: 12 })).toHaveLength(12)
    expect(await hits({ limit: 3 })).toHaveLength(3)
    expect(await hits({ jackpotId: 'another', limit: 12 })).toEqual([])
    expect(await hits({ jackpotId: document.id, limit: 12 })).toHaveLength(12)
    expect((await hits({ forUser: true })).map(({ id }) => id)).toEqual([hit.id])
    expect((await other.client('listJackpotHits', { query: { forUser: true } })).data).toHaveLength(
      10,
    )
    await test.client('seeJackpotHit', { params: { id: hit.id } })
    expect(await hits({ forUser: true, unseen: true })).toEqual([])
    expect((await hits({ forUser: true })).map(({ seen }) => seen)).toEqual([true])
    expect(await hits({ status: 'paid', limit: 12 })).toHaveLength(12)
    expect(await hits({ status: 'approved' })).toEqual([])
  })

  it('are put in force by a process that starts while another one draws', async () => {
    const { pool } = test.database
    const drawing = await pool.connect()
    onTestFinished(() => drawing.release())
    await drawing.query('begin')
    await drawing.query('select from jackpots where id = $1 for update', [document.id])
    const applied = apply({ ...document, name: { en: 'Renamed' } })
    const waiting = () => waitingForLocks(test.database)
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
    await drawing.query('update jackpots set draws = draws where id = $1', [document.id])
    await drawing.query('commit')
    await applied
    expect((await jackpot()).name).toBe('Renamed')
  })

  it('pay a hit once, by several processes at the same time', async () => {
    const hit = await untilHit()
    const paid = await balance()
    await test.database.pool.query(
      "update jackpot_hits set status = 'approved', paid_at = null where id = $1",
      [hit.id],
    )
    const other = await startTestBackend(test.database, {}, test.clock)
    await Promise.all([draw(), other.backend.jackpots.draw()])
    await other.backend.stop()
    expect(await balance()).toBe(paid)
    // The ledger knows the cause: a mark that was lost pays nothing twice, and the hit is put off.
    const { rows } = await test.database.pool.query<{ failures: number }>(
      "update jackpot_hits set status = 'paid' where id = $1 returning failures",
      [hit.id],
    )
    expect(rows[0]?.failures).toBeGreaterThan(0)
  })

  it('[FAIR-40] can be proven by anybody: the promise was there before the first bet', async () => {
    const promised = (await jackpot()).levels[1]?.commitment
    const hit = await untilHit()
    const { data } = await test.visitor()('findJackpotDraw', {
      params: { id: document.id },
      query: { betId: hit.betId },
    })
    const won = data.levels.find(({ code, round }) => code === 'near' && round === 1)
    expect(won?.commitment).toBe(promised)
    expect(won?.secret).not.toBeNull()
    // Of what is still played for nothing is told.
    expect(data.levels.find(({ code }) => code === 'far')?.secret).toBeNull()
    const verdict = await proveDraw(data, globalThis.crypto.subtle)
    if (verdict.verdict === 'refused') throw new Error(verdict.reason)
    expect(verdict.tickets.filter(({ isHit }) => isHit)).toMatchObject([
      { level: 'near', round: 1, betId: hit.betId, won: hit.amount },
    ])
    const next = (await jackpot()).levels[1]
    expect(next?.commitment).not.toBe(promised)
    // A player knows a bet by the reference on its receipt.
    const { rows } = await test.database.pool.query<{ ref: string }>(
      'select ref from bets where id = $1',
      [hit.betId],
    )
    const asked = { params: { id: document.id }, query: { betId: rows[0]!.ref.toLowerCase() } }
    expect((await test.visitor()('findJackpotDraw', asked)).data).toEqual(data)
    expect(data.betId).toBe(hit.betId)
  })

  it('[JACK-05] [JACK-07] tell a winner alone what was not seen, until it was', async () => {
    const hit = await untilHit()
    const asked = { forUser: true, unseen: true }
    expect((await hits(asked)).map(({ id }) => id)).toEqual([hit.id])
    const other = await test.player()
    const ofOther = await other.client('listJackpotHits', { query: asked })
    expect(ofOther.data).toEqual([])
    expect((await test.visitor()('listJackpotHits', { query: asked })).data).toEqual([])
    for (const limit of [0, 101]) {
      expect((await refusalOf(test.client('listJackpotHits', { query: { limit } }))).status).toBe(
        400,
      )
    }
    const stolen = other.client('seeJackpotHit', { params: { id: hit.id } })
    expect((await refusalOf(stolen)).status).toBe(404)
    for (let tab = 0; tab < 2; tab += 1) {
      const { data } = await test.client('seeJackpotHit', { params: { id: hit.id } })
      expect(data.seen).toBe(true)
    }
    expect(await hits(asked)).toEqual([])
    expect(await hits({ status: 'approved' })).toEqual([])
    expect(await hits({ jackpotId: document.id, limit: 1 })).toHaveLength(1)
  })

  it('[JACK-08] [FAIR-40] say for each bet of a slip whether it takes part', async () => {
    const selections = [leg('1', '1', 1_150)]
    const { data } = await test.client('findSlipJackpots', {
      body: {
        currency: 'EUR',
        bets: [
          { selections: [leg('1', '1', 2_000)] },
          { selections },
          { selections: [...selections, leg('3', '1', 1_150)] },
          { selections: [...selections, leg('3', '1', 1_100)], systemId: '1/2' },
          { selections, customOdds: oddsOf(1_300) },
        ],
      },
    })
    expect(data.map(({ jackpots }) => jackpots.length)).toEqual([1, 0, 1, 0, 1])
  })

  it('take no bet below the stake, and keep the ticket of one that is void later', async () => {
    await place(99n)
    const bet = await place(1_000n)
    await test.database.pool.query("update bets set status = 'cancelled' where id = $1", [bet])
    await draw()
    const { rows } = await test.database.pool.query<{ bet_id: bigint }>(
      'select bet_id from jackpot_tickets',
    )
    expect(rows.map(({ bet_id: id }) => String(id))).toEqual([bet])
    await test.database.pool.query("update bets set status = 'waiting_results' where id = $1", [
      bet,
    ])
  })

  const ticketed = async () => {
    const { rows } = await test.database.pool.query<{ bet_id: bigint }>(
      'select bet_id from jackpot_tickets order by 1',
    )
    return rows.map(({ bet_id: id }) => String(id))
  }
  const setWaiting = (bet: string, waits: boolean) =>
    test.database.pool.query(
      'update bets set status = $2, acceptance_at = case when $2 = $3 then now() end where id = $1',
      [bet, waits ? 'submitted' : 'waiting_results', 'submitted'],
    )

  it('[FAIR-40] give no ticket to bets that were placed while its terms had it off', async () => {
    const waiting = await place(1_000n)
    await setWaiting(waiting, true)
    const before = await place(1_000n)
    // Placed while it was on: the draw comes after it is off.
    await apply({ ...document, active: false })
    const meanwhile = [await place(1_000n), await place(1_000n)]
    await setWaiting(meanwhile[1] ?? '', true)
    await draw()
    expect(await ticketed()).toEqual([before])
    await apply({ ...SMALL, id: 'another' })
    await place(1_000n)
    await draw()
    await apply(document)
    const after = await place(1_000n)
    for (const bet of [waiting, meanwhile[1] ?? '']) await setWaiting(bet, false)
    await draw()
    await draw()
    const { rows } = await test.database.pool.query<{ bet_id: bigint }>(
      'select bet_id from jackpot_tickets where jackpot_id = $1 order by 1',
      [document.id],
    )
    expect(rows.map(({ bet_id: id }) => String(id))).toEqual([waiting, before, after])
    expect((await jackpot()).levels[0]?.poolAmount).toBe(1_000_003n)
    await expectPoolsInLedger(test.database.kysely)
  })

  it('[FLAG-05] [FAIR-40] give no ticket to bets that were placed while the site had them off', async () => {
    const before = await place()
    const off = await startTestBackend(test.database, { jackpots: false }, test.clock)
    await off.backend.jackpots.draw()
    expect(await ticketed()).toEqual([before])
    for (let bets = 0; bets < 2; bets += 1) {
      await place()
      await off.backend.jackpots.draw()
    }
    expect(await ticketed()).toEqual([before])
    await off.backend.stop()
    const after = await place()
    await draw()
    expect(await ticketed()).toEqual([before, after])
  })

  it('[MYB-01] a bet says that it was used in a jackpot, once it has its ticket', async () => {
    const shown = async () => {
      const { data } = await test.client('listBets', {})
      return data.map(({ id, usedInJackpot }) => [id, usedInJackpot])
    }
    const [small, used] = [await place(99n), await place()]
    expect(await shown()).toEqual([
      [used, false],
      [small, false],
    ])
    await draw()
    expect(await shown()).toEqual([
      [used, true],
      [small, false],
    ])
  })

  it('[FLAG-05] are not told where the operator has switched them off', async () => {
    const off = await startTestBackend(test.database, { jackpots: false }, test.clock)
    expect((await off.visitor()('listJackpots')).data).toEqual([])
    const one = off.visitor()('getJackpot', { params: { id: document.id } })
    expect((await refusalOf(one)).status).toBe(404)
    expect((await off.visitor()('getSystemSettings')).data.features['jackpots']).toBe(false)
    await off.backend.stop()
  })
})

async function countBets(db: Db, playerId: number): Promise<number> {
  const { rows } = await sql<{ bets: number }>`
    select count(*)::integer as bets from bets where player_id = ${playerId}
  `.execute(db)
  return rows[0]?.bets ?? 0
}

/** The same bet once more, as a placement leaves it. */
async function placeAgain(trx: Executor, bet: bigint): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    with placement as (
      insert into placements (player_id, reference, body_hash, quick)
      select player_id, gen_random_uuid(), '', false from bets where id = ${bet}
      returning player_id, reference
    )
    insert into bets (
      ref, player_id, placement, position, type, status, currency, stake, odds, potential_win,
      accept_mode
    )
    select gen_random_uuid()::text, p.player_id, p.reference, 0, b.type, 'waiting_results',
      b.currency, b.stake, b.odds, b.potential_win, b.accept_mode
    from placement p, bets b where b.id = ${bet} returning id
  `.execute(trx)
  return rows[0]?.id ?? 0n
}
