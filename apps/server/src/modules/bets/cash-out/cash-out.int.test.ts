import { randomUUID } from 'node:crypto'
import type { Amount } from '@touchline/betting'
import { amountOf } from '@touchline/betting'
import type { Placement } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../../db/testing/test-database.ts'
import { backendOfTest } from '../../testing/backend-of-suite.ts'
import { chance } from '../../testing/chances.ts'
import { expectLedgerToBalance } from '../../testing/ledger-audit.ts'
import { combo, leg, single } from '../../testing/placements.ts'
import { LOST, settlement, WON } from '../../testing/world.ts'

const ALL = ['waiting_results', 'cashout_in_progress', 'cashed_out', 'done']
const DELAY_MS = 3_000

describe.each(engines)('cash-out on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  const setChance = (matchId: string, ...more: [probability: number, status?: 1 | -1]) =>
    test.feed.send(chance(matchId, test.clock.now(), ...more))
  const settle = (matchId: string, result: typeof WON | typeof LOST) =>
    test.feed.send(settlement(matchId, test.clock.now(), [{ id: '1', ...result }]))
  const place = async (body: Placement) => (await client('placeBets', { body })).data[0]!
  const read = async () => (await client('listBets', { query: { status: ALL } })).data[0]!
  const balance = async () => (await client('listAccounts')).data[0]?.balance
  const cashOut = (betId: string, toCashout: Amount, as = client) =>
    as('cashOutBet', { body: { betId, toCashout } }).then(({ data }) => data)
  const cashOutFrom = (betId: string, least: Amount) =>
    client('cashOutBet', { body: { betId, toCashout: amountOf(1140n), least } }).then(
      ({ data }) => data,
    )
  const settlementsOf = async (betId: string) =>
    (
      await test.database.pool.query<{ result: string; win_amount: Amount }>(
        'select result, win_amount from settlements where bet_id = $1 order by number',
        [betId],
      )
    ).rows
  /** A single of EUR 10 at 2.00, now with a chance of 60 %: 11.40 are offered. */
  const placePrematch = async () => {
    const bet = await place(single(leg('1', '1', 2000), amountOf(1000n)))
    setChance('1', 0.6)
    return bet
  }
  /** The same on the live match, accepted. */
  const placeLive = async () => {
    setChance('2', 0.6)
    await place(single(leg('2', '1', 2000), amountOf(1000n)))
    test.clock.advance(DELAY_MS)
    await expect.poll(async () => (await read()).status).toBe('waiting_results')
    return read()
  }
  const statusOf = () => expect.poll(async () => (await read()).status)
  /** Who settles leaves a bet that another transaction is at, and looks again a second later. */
  const comesToBe = (status: string) =>
    expect
      .poll(async () => {
        test.clock.advance(30_000)
        return (await read()).status
      })
      .toBe(status)

  it('[CASH-03] quotes every open bet, with the end of the offer', async () => {
    await placePrematch()
    expect(await read()).toMatchObject({
      toCashout: amountOf(1140n),
      cashoutExpiresAt: new Date(test.clock.now() + 60_000).toISOString(),
    })
    setChance('1', 0.6, -1)
    expect(await read()).toMatchObject({ toCashout: null, cashoutExpiresAt: null })
  })

  it('[CASH-01] [CASH-04] pays its own offer, and books it', async () => {
    const { id } = await placePrematch()
    expect(await cashOut(id, amountOf(1140n))).toMatchObject({
      status: 'cashed_out',
      result: 'cashed_out',
      winAmount: 1140n,
      toCashout: null,
    })
    expect(await balance()).toBe(10_140n)
    expect(await settlementsOf(id)).toEqual([{ result: 'cashed_out', win_amount: 1140n }])
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[RG-02] is paid while limits and rails take no bet: it lowers what is at stake', async () => {
    const { id } = await placePrematch()
    const limit = { period: 'day', amount: amountOf(1n), currency: 'EUR' } as const
    for (const type of ['loss', 'wager'] as const) {
      await client('setLimit', { body: { type, ...limit } })
    }
    const pause = { losses: 1, amount: null, currency: null, minutes: 60 }
    await client('setGuardRails', { body: { pause, noLive: null, calm: false } })
    const another = place(single(leg('1', '1', 2000), amountOf(1000n)))
    await expect(another).rejects.toMatchObject({ status: 422 })
    expect(await cashOut(id, amountOf(1140n))).toMatchObject({ winAmount: 1140n })
  })

  it('counts the legs that are won already, in a combo and in a system', async () => {
    const legs = [leg('1', '1', 2000), leg('3', '1', 1500), leg('2', '1', 1800)]
    await place(combo(legs.slice(0, 2), amountOf(1000n)))
    settle('3', WON)
    await expect.poll(async () => (await read()).selections[1]?.status).toBe('won')
    setChance('1', 0.5)
    // 10 · 1.5 · 2 · 0.5 less 5 %, in steps of 10 cents.
    expect((await read()).toCashout).toBe(1420n)
  })

  it('[SYS-01] places, offers, pays and settles a system by the lines that hold its banker', async () => {
    const legs = [leg('1', '1', 2000), leg('3', '1', 1500), leg('4', '4', 1700, 186)]
    const { meta, bets } = combo(legs, amountOf(1000n), { type: 'system', systemId: '2/3' })
    const placeWith = (...bankers: number[][]) => ({
      meta: { ...meta, reference: randomUUID() },
      bets: bankers.map((places) => ({ ...bets[0]!, bankers: places })),
    })
    for (const body of [placeWith([0, 1]), placeWith([3]), placeWith([1, 1])]) {
      await expect(client('placeBets', { body })).rejects.toMatchObject({ status: 422 })
    }
    const placed = (await client('placeBets', { body: placeWith([2], [0]) })).data
    expect(placed).toMatchObject([
      // 10.00 over 1.7 · 2 and 1.7 · 1.5, and over 2 · 1.5 and 2 · 1.7.
      { systemType: { id: '2/3', bankers: [2] }, winAmount: 2975n },
      { systemType: { id: '2/3', bankers: [0] }, winAmount: 3200n },
    ])
    test.feed.send(settlement('4', test.clock.now(), [{ id: '4', ...WON }], { marketId: 186 }))
    setChance('1', 0.5)
    setChance('3', 0.5)
    const offers = async () => {
      const { data } = await client('listBets', { query: { status: ALL } })
      return placed.map(({ id }) => data.find((bet) => bet.id === id)?.toCashout)
    }
    // 10.00 on the mean of 1.7 · 1 and 1.7 · 0.75, and of 1 · 0.75 and 1 · 1.7, less 5 %, in steps.
    await expect.poll(offers).toEqual([1410n, 1160n])
    expect(await cashOut(placed[0]!.id, amountOf(1410n))).toMatchObject({ winAmount: 1410n })
    settle('1', LOST)
    const second = async () =>
      (await client('listBets', { query: { status: ['done'] } })).data.find(
        ({ id }) => id === placed[1]!.id,
      )
    await expect.poll(second).toMatchObject({ result: 'lose_entire', winAmount: 0n })
    expect((await second())?.selections.map(({ status }) => status)).toEqual([
      'lost',
      'open',
      'won',
    ])
    expect(await balance()).toBe(9410n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[CASH-01] refuses a changed amount and offers the present one', async () => {
    const { id } = await placePrematch()
    setChance('1', 0.5)
    await expect(cashOut(id, amountOf(1140n))).rejects.toMatchObject({
      status: 422,
      code: 140,
      messageKey: 'error.cashout.changed',
      details: {
        to_cashout: 950,
        cashout_expires_at: new Date(test.clock.now() + 60_000).toISOString(),
      },
    })
    expect(await read()).toMatchObject({ status: 'waiting_results', toCashout: 950n })
    expect((await cashOut(id, amountOf(950n))).status).toBe('cashed_out')
  })

  it('[P29] takes a lower offer down to the least that the player named', async () => {
    const { id } = await placePrematch()
    setChance('1', 0.58)
    await expect(cashOutFrom(id, amountOf(1110n))).rejects.toMatchObject({
      details: { to_cashout: 1100 },
    })
    expect(await cashOutFrom(id, amountOf(1090n))).toMatchObject({
      status: 'cashed_out',
      winAmount: 1100n,
    })
    await expectLedgerToBalance(test.database.kysely)
  })

  it('refuses while a leg is suspended, stale or over, and what is not the player’s', async () => {
    const { id } = await placePrematch()
    setChance('1', 0.6, -1)
    await expect(cashOut(id, amountOf(1140n))).rejects.toMatchObject({
      messageKey: 'error.cashout.suspended',
      details: { to_cashout: null },
    })
    setChance('1', 0.6)
    const other = await test.player()
    await expect(cashOut(id, amountOf(1140n), other.client)).rejects.toMatchObject({ status: 404 })
    await expect(cashOut('none', amountOf(1n))).rejects.toMatchObject({ status: 404 })
    settle('1', WON)
    await statusOf().toBe('done')
    await expect(cashOut(id, amountOf(1140n))).rejects.toMatchObject({
      messageKey: 'error.cashout.closed',
    })
    const live = await placeLive()
    test.clock.advance(10_001)
    await expect(cashOut(live.id, amountOf(1140n))).rejects.toMatchObject({
      messageKey: 'error.cashout.suspended',
    })
  })

  it('pays once, however often and from however many tabs it is asked', async () => {
    const { id } = await placePrematch()
    const answers = await Promise.all(Array.from({ length: 8 }, () => cashOut(id, amountOf(1140n))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['cashed_out']))
    expect((await cashOut(id, amountOf(1140n))).winAmount).toBe(1140n)
    expect(await balance()).toBe(10_140n)
    expect(await settlementsOf(id)).toHaveLength(1)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('is paid or settled, never both, when the result comes at the same moment', async () => {
    for (const won of [true, false, true, false]) {
      await test.database.pool.query('truncate outcome_results')
      await test.restart()
      const { id } = await placePrematch()
      const asked = cashOut(id, amountOf(1140n)).then(
        () => 'cashed_out',
        () => 'done',
      )
      settle('1', won ? WON : LOST)
      const status = await asked
      await comesToBe(status)
      const paid = status === 'cashed_out' ? 1140n : won ? 2000n : 0n
      await expect.poll(balance).toBe(9000n + paid)
      expect(await settlementsOf(id)).toHaveLength(1)
    }
    await expectLedgerToBalance(test.database.kysely)
  })

  it('leaves a cashed-out bet alone when its result comes later', async () => {
    const { id } = await placePrematch()
    await cashOut(id, amountOf(1140n))
    settle('1', WON)
    await expect.poll(async () => (await read()).selections[0]?.status).toBe('won')
    expect(await read()).toMatchObject({ status: 'cashed_out', winAmount: 1140n })
    expect(await balance()).toBe(10_140n)
  })

  describe('of a bet in play', () => {
    it('[CASH-04] is in progress for the delay, then paid', async () => {
      const { id } = await placeLive()
      expect(await cashOut(id, amountOf(1140n))).toMatchObject({
        status: 'cashout_in_progress',
        toCashout: amountOf(1140n),
      })
      expect((await cashOut(id, amountOf(1140n))).status).toBe('cashout_in_progress')
      await expectLedgerToBalance(test.database.kysely)
      test.clock.advance(DELAY_MS - 1)
      expect(await read()).toMatchObject({
        status: 'cashout_in_progress',
        toCashout: amountOf(1140n),
      })
      test.clock.advance(1)
      await statusOf().toBe('cashed_out')
      expect(await read()).toMatchObject({ result: 'cashed_out', winAmount: 1140n })
      expect(await balance()).toBe(10_140n)
      await expectLedgerToBalance(test.database.kysely)
    })

    it('is paid as agreed when the offer has only trembled', async () => {
      const { id } = await placeLive()
      await cashOut(id, amountOf(1140n))
      setChance('2', 0.57)
      test.clock.advance(DELAY_MS)
      await statusOf().toBe('cashed_out')
      expect((await read()).winAmount).toBe(1140n)
    })

    it('is paid at the present offer when that has risen', async () => {
      const { id } = await placeLive()
      await cashOut(id, amountOf(1140n))
      setChance('2', 0.7)
      test.clock.advance(DELAY_MS)
      await statusOf().toBe('cashed_out')
      expect((await read()).winAmount).toBe(1330n)
    })

    it('[P29] is paid at a fallen offer that is not below the least', async () => {
      const { id } = await placeLive()
      await cashOutFrom(id, amountOf(1050n))
      setChance('2', 0.56)
      test.clock.advance(DELAY_MS)
      await statusOf().toBe('cashed_out')
      expect((await read()).winAmount).toBe(1060n)
      await expectLedgerToBalance(test.database.kysely)
    })

    it.each([
      ['falls', 0.56, 1, 1060n],
      ['is withdrawn', 0.6, -1, null],
    ] as const)('is called off when the offer %s', async (_, probability, status, offered) => {
      const { id } = await placeLive()
      await cashOut(id, amountOf(1140n))
      setChance('2', probability, status)
      test.clock.advance(DELAY_MS)
      await statusOf().toBe('waiting_results')
      expect((await read()).toCashout).toBe(offered)
      expect(await balance()).toBe(9000n)
      expect(await settlementsOf(id)).toEqual([])
      await expectLedgerToBalance(test.database.kysely)
    })

    it('[CASH-02] [NOTIF-01] what is called off is told in a notification, each time', async () => {
      const { id } = await placeLive()
      const told = async () =>
        (await client('listNotifications')).data.filter(({ title }) => title.includes('Cash-out'))
      for (const times of [1, 2]) {
        await cashOut(id, amountOf(1140n))
        expect(await told()).toHaveLength(times - 1)
        setChance('2', 0.6, -1)
        test.clock.advance(DELAY_MS)
        await statusOf().toBe('waiting_results')
        expect(await told()).toHaveLength(times)
        setChance('2', 0.6)
      }
      const [last] = await told()
      expect(last).toMatchObject({
        title: 'Cash-out did not go through: 11.40\u00A0€',
        objectId: id,
      })
    })

    it('gives way to a result that came meanwhile', async () => {
      const { id } = await placeLive()
      await cashOut(id, amountOf(1140n))
      settle('2', LOST)
      await expect.poll(async () => (await read()).selections[0]?.status).toBe('lost')
      expect((await read()).status).toBe('cashout_in_progress')
      test.clock.advance(DELAY_MS)
      await statusOf().not.toBe('cashout_in_progress')
      await comesToBe('done')
      expect(await read()).toMatchObject({ result: 'lose_entire', winAmount: 0n })
      expect(await balance()).toBe(9000n)
      await expectLedgerToBalance(test.database.kysely)
    })

    it('is decided after a restart', async () => {
      const { id } = await placeLive()
      await cashOut(id, amountOf(1140n))
      await test.restart({ downMs: 60_000 })
      test.clock.advance(0)
      const inProgress = async () =>
        (await test.database.pool.query("select 1 from bets where status = 'cashout_in_progress'"))
          .rowCount
      await expect.poll(inProgress).toBe(0)
      await expectLedgerToBalance(test.database.kysely)
    })
  })
})
