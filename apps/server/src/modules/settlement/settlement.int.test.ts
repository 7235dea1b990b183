import { amountOf } from '@touchline/betting'
import { channels } from '@touchline/contract'
import type { Placement } from '@touchline/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { allEngines } from '../../db/testing/test-database.ts'
import { runPlacement } from '../bets/placement/place-bets-statement.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { combo, leg, single } from '../testing/placements.ts'
import { startTestBackend } from '../testing/test-backend.ts'
import { storedSingle } from '../testing/stored-placement.ts'
import { LOST, settlement, WON } from '../testing/world.ts'

describe.each(allEngines)('settlement on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  const place = async (body: Placement) => (await client('placeBets', { body })).data
  const read = async () => (await client('listBets')).data[0]
  const balance = async () => (await client('listAccounts')).data[0]?.balance
  const settle = (...outcomes: Parameters<typeof settlement>[2]) =>
    test.feed.send(settlement('1', test.clock.now(), outcomes))
  const settledAs = (result: string) => expect.poll(async () => (await read())?.result).toBe(result)

  it('[MYB-04] pays a win', async () => {
    await place(single(leg('1', '1', 2000), amountOf(1000n)))
    settle({ id: '1', ...WON }, { id: '2', ...LOST }, { id: '3', ...LOST })
    await settledAs('win_entire')
    expect(await read()).toMatchObject({
      status: 'done',
      winAmount: 2000n,
      selections: [{ status: 'won' }],
    })
    expect(await balance()).toBe(11_000n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it.each([
    ['lose_entire', 'lost', 0n, LOST],
    ['refund_entire', 'void', 1000n, { result: -1, voidFactor: 1 }],
    ['refund_half_win_other', 'half_won', 1500n, { result: 1, voidFactor: 0.5 }],
    ['refund_half_lose_other', 'half_lost', 500n, { result: 0, voidFactor: 0.5 }],
    ['win_entire', 'dead_heat', 1000n, { ...WON, deadHeatFactor: 0.5 }],
  ] as const)('settles %s', async (result, status, payout, outcome) => {
    await place(single(leg('1', '1', 2000), amountOf(1000n)))
    settle({ id: '1', ...outcome })
    await settledAs(result)
    expect(await read()).toMatchObject({ winAmount: payout, selections: [{ status }] })
    expect(await balance()).toBe(9000n + payout)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('loses a combo with its first lost leg and waits for the others otherwise', async () => {
    const legs = [leg('1', '1', 2000), leg('3', '1', 1500)]
    await place(combo(legs, amountOf(1000n)))
    settle({ id: '1', ...WON }, { id: '2', ...LOST })
    await expect.poll(async () => (await read())?.selections[0]?.status).toBe('won')
    expect(await read()).toMatchObject({ status: 'waiting_results', result: 'no_results' })
    test.feed.send(settlement('3', test.clock.now(), [{ id: '1', ...LOST }]))
    await settledAs('lose_entire')
  })

  it('[R5] settles the others where the results of one match cannot be kept, and that one later', async () => {
    const result = async (id: string) =>
      (await client('listBets')).data.find((bet) => bet.id === id)?.result
    const [blocked] = await place(single(leg('1', '1', 2000), amountOf(1000n)))
    const [free] = await place(single(leg('3', '1', 1500), amountOf(1000n)))
    await test.database.pool.query(`create function refuse_result() returns trigger
      language plpgsql as $$ begin raise exception 'refused'; end $$`)
    await test.database.pool.query(`create trigger refuse_result before insert on outcome_results
      for each row when (new.match_id = '1') execute function refuse_result()`)
    const allow = () => test.database.pool.query('drop function if exists refuse_result cascade')
    onTestFinished(async () => void (await allow()))
    settle({ id: '1', ...LOST })
    test.feed.send(settlement('3', test.clock.now(), [{ id: '1', ...LOST }]))
    await expect.poll(() => result(free?.id ?? '')).toBe('lose_entire')
    // Longer than results of matches without bets are held.
    test.clock.advance(150_000)
    await allow()
    expect(await result(blocked?.id ?? '')).toBe('no_results')
    test.clock.advance(30_000)
    await expect.poll(() => result(blocked?.id ?? '')).toBe('lose_entire')
  })

  it('settles once, however often the result comes', async () => {
    await place(single(leg('1', '1', 2000), amountOf(1000n)))
    settle({ id: '1', ...WON })
    await settledAs('win_entire')
    settle({ id: '1', ...WON })
    settle({ id: '1', ...WON })
    await expect.poll(balance).toBe(11_000n)
    const { rows } = await test.database.pool.query(
      'select count(*)::int as n from settlements where bet_id = $1',
      [(await read())?.id],
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  it('corrects a settlement by a further transaction and keeps the first', async () => {
    await place(single(leg('1', '1', 2000), amountOf(1000n)))
    const at = test.clock.now()
    test.feed.send(settlement('1', at, [{ id: '1', ...WON }], { certainty: 1 }))
    await settledAs('win_entire')
    test.feed.send(settlement('1', at, [{ id: '1', ...LOST }], { certainty: 2 }))
    await settledAs('lose_entire')
    expect(await balance()).toBe(9000n)
    const { rows } = await test.database.pool.query(
      'select number, win_amount from settlements where bet_id = $1 order by number',
      [(await read())?.id],
    )
    expect(rows).toEqual([
      { number: 1, win_amount: 2000n },
      { number: 2, win_amount: 0n },
    ])
    await expectLedgerToBalance(test.database.kysely)
  })

  it('does not let a less certain result change a confirmed one', async () => {
    await place(single(leg('1', '1', 2000), amountOf(1000n)))
    const at = test.clock.now()
    test.feed.send(settlement('1', at, [{ id: '1', ...WON }], { certainty: 2 }))
    await settledAs('win_entire')
    test.feed.send(settlement('1', at, [{ id: '1', ...LOST }], { certainty: 1 }))
    test.feed.send(settlement('1', at, [{ id: '2', ...LOST }]))
    const seen = () =>
      test.database.pool.query("select 1 from outcome_results where outcome_id = '2'")
    await expect.poll(async () => (await seen()).rowCount).toBe(1)
    expect((await read())?.result).toBe('win_entire')
  })

  it('takes back no more than there is; the house books the rest as owed', async () => {
    await place(single(leg('1', '1', 2000), amountOf(10_000n)))
    const at = test.clock.now()
    test.feed.send(settlement('1', at, [{ id: '1', ...WON }], { certainty: 1 }))
    await settledAs('win_entire')
    await place(single(leg('3', '1', 1500), amountOf(15_000n)))
    expect(await balance()).toBe(5000n)
    test.feed.send(settlement('1', at, [{ id: '1', ...LOST }], { certainty: 2 }))
    await expect.poll(balance).toBe(0n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('pays nothing twice: what is owed for a bet goes off what it wins after all', async () => {
    await place(single(leg('1', '1', 2000), amountOf(10_000n)))
    const { clock } = test
    const at = clock.now()
    const end = (outcome: typeof WON | typeof LOST, voidFactor: 0 | 0.5 = 0) =>
      test.feed.send(settlement('1', at, [{ id: '1', ...outcome, voidFactor }], { certainty: 2 }))
    const owed = async () => {
      const { rows } = await test.database.pool.query<{ owed: bigint }>(
        `select coalesce(-sum(e.amount), 0)::bigint as owed
        from ledger_entries e join accounts a on a.id = e.account_id
        join ledger_transactions t on t.id = e.transaction_id
        where a.house = 'receivables' and t.player_id = $1`,
        [test.playerId],
      )
      return rows[0]?.owed
    }
    const first = (await read())?.id
    const cameTo = (winAmount: bigint) =>
      expect
        .poll(async () => (await client('listBets')).data.find(({ id }) => id === first)?.winAmount)
        .toBe(winAmount)
    end(WON)
    await settledAs('win_entire')
    await place(single(leg('3', '1', 1500), amountOf(15_000n)))
    for (const [outcome, voidFactor, winAmount, left, still] of [
      [LOST, 0, 0n, 0n, 15_000n],
      [WON, 0, 20_000n, 5_000n, 0n],
      [LOST, 0, 0n, 0n, 15_000n],
      [LOST, 0.5, 5_000n, 0n, 10_000n],
      [WON, 0.5, 15_000n, 0n, 0n],
      [LOST, 0.5, 5_000n, 0n, 10_000n],
      [WON, 0, 20_000n, 5_000n, 0n],
    ] as const) {
      end(outcome, voidFactor)
      await cameTo(winAmount)
      expect(await balance()).toBe(left)
      expect(await owed()).toBe(still)
      await expectLedgerToBalance(test.database.kysely)
    }
  })

  it('returns the stake when the match is cancelled', async () => {
    await place(single(leg('1', '1', 2000), amountOf(1000n)))
    test.feed.send({
      kind: 'bet_cancel',
      matchId: '1',
      at: test.clock.now(),
      seq: 1_000_000,
      markets: [],
      reason: 'postponed',
    })
    await settledAs('refund_entire')
    expect(await balance()).toBe(10_000n)
  })

  it('[MYB-04] leaves what was decided when a match is abandoned, and returns all other stakes', async () => {
    const { clock, feed } = test
    await place(single(leg('1', '1', 2000), amountOf(1000n)))
    feed.send(settlement('1', clock.now(), [{ id: '1', ...WON }], { certainty: 1 }))
    await settledAs('win_entire')
    const paid = await balance()
    await place(single(leg('3', '1', 1500), amountOf(1000n)))
    for (const matchId of ['1', '3']) {
      const cancel = { kind: 'bet_cancel', reason: 'abandoned', markets: [] } as const
      feed.send({ ...cancel, matchId, at: clock.now(), seq: 1_000_000 })
    }
    await settledAs('refund_entire')
    const waiting = 'select from outcomes_to_apply union all select from settlement_queue'
    await expect.poll(async () => (await test.database.pool.query(waiting)).rowCount).toBe(0)
    expect(await balance()).toBe(paid)
  })

  it('[MYB-04] returns every stake of an abandoned match that is cancelled for another reason after all', async () => {
    const { clock, feed } = test
    await place(single(leg('1', '1', 2000), amountOf(1000n)))
    settle({ id: '1', ...WON })
    await settledAs('win_entire')
    const cancel = (reason: 'abandoned' | 'not_covered', seq: number) =>
      feed.send({
        kind: 'bet_cancel',
        matchId: '1',
        at: clock.now(),
        seq: 1_000_000 + seq,
        markets: [],
        reason,
      })
    cancel('abandoned', 0)
    const waiting = 'select from cancellations'
    await expect.poll(async () => (await test.database.pool.query(waiting)).rowCount).toBe(1)
    expect((await read())?.result).toBe('win_entire')
    for (const [seq, reason] of (['abandoned', 'not_covered', 'abandoned'] as const).entries()) {
      cancel(reason, seq + 1)
    }
    const reasons = async () =>
      (await test.database.pool.query<{ reason: string }>('select reason from cancellations')).rows
    await expect.poll(reasons, { timeout: 5_000 }).toEqual([{ reason: 'not_covered' }])
    await settledAs('refund_entire')
    expect(await balance()).toBe(10_000n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('settles a bet that was stored just after its result came', async () => {
    const { clock, feed } = test
    feed.send(settlement('4', clock.now(), [{ id: '4', ...WON }], { marketId: 186 }))
    const late = storedSingle(test.playerId, amountOf(1000n))
    const bets = late.bets.map((bet) => ({
      ...bet,
      selections: bet.selections.map((selection) => ({
        ...selection,
        matchId: '4',
        marketId: 186,
        outcomeId: '4',
      })),
    }))
    await runPlacement(test.database.kysely, { ...late, bets })
    clock.advance(30_000)
    await settledAs('win_entire')
  })

  it('finds results that came before the bet was stored, after a restart', async () => {
    await place(single(leg('1', '1', 2000), amountOf(1000n)))
    await test.backend.stop()
    await test.database.pool.query(
      `insert into outcome_results values ('1', 1, '', '1', 1, 0, 1000000, 2)`,
    )
    const restarted = await startTestBackend(test.database)
    const results = async () => {
      const { rows } = await test.database.pool.query<{ result: string }>(
        `select s.result from settlements s join bets b on b.id = s.bet_id where b.player_id = $1`,
        [test.playerId],
      )
      return rows
    }
    await expect.poll(results).toEqual([{ result: 'win_entire' }])
    await restarted.backend.stop()
  })

  it('[RT-13] [RT-16] tells every page of the player, in every language', async () => {
    await place(single(leg('1', '1', 2000), amountOf(1000n)))
    const { publisher } = test.backend.push
    const before = publisher.position(channels.player('de', String(test.playerId))).offset
    settle({ id: '1', ...WON })
    await settledAs('win_entire')
    const after = () => publisher.position(channels.player('de', String(test.playerId))).offset
    await expect.poll(after).toBe(before + 2)
  })
})
