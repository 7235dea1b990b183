import { amountOf } from '@touchline/betting'
import type { Placement } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../../db/testing/test-database.ts'
import { backendOfTest } from '../../testing/backend-of-suite.ts'
import { giveBonus } from '../../testing/bonuses.ts'
import { expectLedgerToBalance } from '../../testing/ledger-audit.ts'
import { combo, leg, single } from '../../testing/placements.ts'
import { oddsChange, result, state } from '../../testing/world.ts'

const WAITING = "select 1 from bets where status = 'submitted'"

describe.each(engines)('the delay of live bets on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  const place = async (acceptMode: 'none' | 'higher' | 'any' = 'none') => {
    const body = single(leg('2', '1', 1800), amountOf(1000n), { acceptMode })
    const [bet] = (await client('placeBets', { body })).data
    return bet
  }
  const read = async () => {
    const query = { status: ['submitted', 'waiting_results', 'rejected'] }
    return (await client('listBets', { query })).data[0]
  }
  const balance = async () => (await client('listAccounts')).data[0]?.balance

  it('[MYB-03] reserves the stake, waits, and accepts', async () => {
    const bet = await place()
    expect(bet).toMatchObject({
      status: 'submitted',
      acceptanceAt: new Date(test.clock.now() + 3000).toISOString(),
    })
    expect(await balance()).toBe(9000n)
    expect(bet?.acceptanceIn).toBe(3000)
    test.clock.advance(2999)
    expect(await read()).toMatchObject({ status: 'submitted', acceptanceIn: 1 })
    test.clock.advance(1)
    await expect.poll(async () => (await read())?.status).toBe('waiting_results')
    expect((await read())?.acceptanceAt).toBeNull()
  })

  it('[MYB-03] waits as long as the sport of the match asks for, and tells the page', async () => {
    const liveDelays = { standardMs: 3000, bySport: { tennis: 5000 } }
    await test.restart({ settings: { liveDelays } })
    test.feed.send(state('4', test.clock.now(), 1))
    const placed = async (body: Placement) => (await client('placeBets', { body })).data[0]
    expect(await placed(single(leg('2', '1', 1800), amountOf(1000n)))).toMatchObject({
      acceptanceIn: 3000,
    })
    const tennis = leg('4', '4', 1700, 186)
    const bet = await placed(combo([tennis, leg('2', '1', 1800)], amountOf(1000n)))
    expect(bet).toMatchObject({ status: 'submitted', acceptanceIn: 5000 })
    test.clock.advance(3000)
    test.feed.send(oddsChange('2', test.clock.now(), result([1800, 3200, 4500])))
    await expect.poll(async () => (await test.database.pool.query(WAITING)).rowCount).toBe(1)
    test.clock.advance(2000)
    await expect.poll(async () => (await test.database.pool.query(WAITING)).rowCount).toBe(0)
  })

  it('[FAIR-11] [FAIR-14] rejects with a reason when the market closed meanwhile, and returns the stake', async () => {
    await place()
    test.feed.send(oddsChange('2', test.clock.now(), result([1800, 3200, 4500], -1)))
    test.clock.advance(3000)
    await expect.poll(async () => (await read())?.status).toBe('rejected')
    expect(await read()).toMatchObject({ rejectionKey: 'error.place_bets.selection_suspended' })
    expect(await balance()).toBe(10_000n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[MYB-03] tells a player whose page is gone of a rejection, and of nothing else', async () => {
    const told = async () => (await client('listNotifications')).data
    await place()
    test.clock.advance(3000)
    await expect.poll(async () => (await read())?.status).toBe('waiting_results')
    expect(await told()).toEqual([])
    await place()
    test.feed.send(oddsChange('2', test.clock.now(), result([1800, 3200, 4500], -1)))
    test.clock.advance(3000)
    await expect.poll(async () => (await read())?.status).toBe('rejected')
    expect(await told()).toMatchObject([
      {
        title: 'Bet not accepted',
        caption: 'Home 2 – Away 2',
        body: 'Bets on this selection are suspended. Stake returned: 10.00\u00A0€',
        objectType: null,
        read: false,
      },
    ])
  })

  it('rejects a price outside the accept mode and takes one inside it', async () => {
    await place('higher')
    test.feed.send(oddsChange('2', test.clock.now(), result([1700, 3200, 4500])))
    test.clock.advance(3000)
    await expect
      .poll(async () => (await read())?.rejectionKey)
      .toBe('error.place_bets.invalid_odds')
    expect((await read())?.selections).toMatchObject([{ odds: 1800, rejectedOdds: 1700 }])

    const body = single(leg('2', '1', 1700), amountOf(1000n), { acceptMode: 'higher' })
    await client('placeBets', { body })
    test.feed.send(oddsChange('2', test.clock.now(), result([1750, 3200, 4500])))
    test.clock.advance(3000)
    await expect.poll(async () => (await read())?.status).toBe('waiting_results')
    expect(await read()).toMatchObject({
      odds: 1750,
      winAmount: 1750n,
      selections: [{ odds: 1750 }],
    })
  })

  it('[P5] holds a cap on falls from what was agreed to, however many falls there are', async () => {
    const body = () => single(leg('2', '1', 1800), amountOf(1000n), { acceptMode: 'any:5' })
    const fall = (odds: number) =>
      test.feed.send(oddsChange('2', test.clock.now(), result([odds, 3200, 4500])))
    fall(1730)
    expect((await client('placeBets', { body: body() })).data[0]).toMatchObject({ odds: 1730 })
    fall(1700)
    test.clock.advance(3000)
    await expect.poll(async () => (await read())?.status).toBe('rejected')
    expect((await read())?.selections).toMatchObject([{ odds: 1730, rejectedOdds: 1700 }])

    fall(1730)
    await client('placeBets', { body: body() })
    fall(1710)
    test.clock.advance(3000)
    await expect.poll(async () => (await read())?.status).toBe('waiting_results')
    expect((await read())?.selections).toMatchObject([{ odds: 1710 }])

    fall(1730)
    const [risen] = (await client('placeBets', { body: body() })).data
    fall(1900)
    test.clock.advance(3000)
    await expect.poll(async () => (await read())?.status).toBe('waiting_results')
    expect(await read()).toMatchObject({ id: risen?.id, selections: [{ odds: 1900 }] })
  })

  it('[FREE-01] holds the odds that a freebet is for from the placement to the end', async () => {
    const terms = { mode: 'all_win', amount: { EUR: '5.00' }, min_odds: 1.7, max_odds: 1.9 }
    const amount = 500n
    const id = await giveBonus(test.database.pool, test.playerId, {
      kind: 'freebet',
      terms,
      amount,
    })
    const bonus = { id, type: 'freebet' as const, odds: null }
    const placed = async (then: number) => {
      const body = single(leg('2', '1', 1800), amountOf(amount), { acceptMode: 'any' })
      test.feed.send(oddsChange('2', test.clock.now(), result([1800, 3200, 4500])))
      const bets = body.bets.map((bet) => ({ ...bet, bonus }))
      await client('placeBets', { body: { ...body, bets } })
      test.feed.send(oddsChange('2', test.clock.now(), result([then, 3200, 4500])))
      test.clock.advance(3000)
      await expect.poll(async () => (await read())?.status).not.toBe('submitted')
      return read()
    }
    for (const odds of [1690, 1910]) {
      expect(await placed(odds)).toMatchObject({
        status: 'rejected',
        rejectionKey: 'error.place_bets.freebet_odds',
        selections: [{ odds: 1800, rejectedOdds: odds }],
      })
    }
    expect((await client('listNotifications')).data[0]?.body).toContain('freebet')
    expect(await placed(1700)).toMatchObject({ status: 'waiting_results', odds: 1700 })
    expect(await balance()).toBe(10_000n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('decides after a restart on what waited before it', async () => {
    await place()
    await test.restart({ downMs: 60_000 })
    test.clock.advance(0)
    const waits = async () => (await test.database.pool.query(WAITING)).rowCount
    await expect.poll(waits).toBe(0)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('accepts at once where the setting is 0', async () => {
    await test.restart({ settings: { liveDelays: { standardMs: 0, bySport: {} } } })
    expect(await place()).toMatchObject({ status: 'waiting_results', acceptanceAt: null })
  })
})
