import { amountOf, oddsOf, type RaceReturn } from '@touchline/betting'
import type { Placement } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { engines } from '../../db/testing/test-database.ts'
import { applySite, publishSite } from '../site/operate-site.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { giveBonus } from '../testing/bonuses.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { combo, single } from '../testing/placements.ts'
import { LOST, market, oddsChange, settlement, WON } from '../testing/world.ts'

const TEN = amountOf(1000n)
const FIELD = 'field=9'
const EACH_WAY = `${FIELD}|places=3|part=5`
const whole = { won: 1, of: 1 }
const none = { won: 0, of: 1 }

describe.each(engines)('best odds guaranteed on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  /** Runners 1 and 2 of two races, the first at 5.00 to win, each way at 4.00. */
  const offer = () => {
    const markets = [
      market(910, FIELD, ['1', '2'], [5000, 3000], 1),
      market(911, `${FIELD}|places=3`, ['1', '2'], [1800, 1400], 1),
      market(912, EACH_WAY, ['1', '2'], [4000, 2200], 1),
    ]
    for (const id of ['1', '3']) test.feed.send(oddsChange(id, test.clock.now(), ...markets))
  }
  const win = (matchId = '1') => {
    return { matchId, marketId: 910, specifier: FIELD, outcomeId: '1', odds: oddsOf(5000) }
  }
  const eachWay = (matchId = '1') => {
    return { matchId, marketId: 912, specifier: EACH_WAY, outcomeId: '1', odds: oddsOf(4000) }
  }
  const place = async (body: Placement) => {
    const [bet] = (await client('placeBets', { body })).data
    if (bet === undefined) throw new Error('no bet')
    return bet
  }
  const read = async (id: string) =>
    (await client('listBets')).data.find((bet) => bet.id === id) ?? expect.fail('no such bet')
  const paid = (id: string, amount: bigint) =>
    expect
      .poll(async () => {
        const { status, winAmount } = await read(id)
        return status === 'done' ? winAmount : null
      })
      .toBe(amount)
  const balance = async () => (await client('listAccounts')).data[0]?.balance
  const told = (startingPrice: number, more: Partial<RaceReturn> = {}) => ({
    ...WON,
    race: {
      deduction: 0,
      share: whole,
      eachWay: null,
      startingPrice: oddsOf(startingPrice),
      ...more,
    },
  })
  const finish = (
    outcome: ReturnType<typeof told> | typeof LOST,
    { matchId = '1', marketId = 910, specifier = FIELD } = {},
  ) => {
    const at = test.clock.now()
    test.feed.send(settlement(matchId, at, [{ id: '1', ...outcome }], { marketId, specifier }))
  }
  const settlements = async (betId: string) => {
    const { rows } = await test.database.pool.query<{ number: number; win_amount: bigint }>(
      'select number, win_amount from settlements where bet_id = $1 order by number',
      [betId],
    )
    return rows.map(({ number, win_amount: amount }) => [number, amount])
  }

  it('[RACE-01] [MYB-04] pays the starting price where it is higher, once, and corrects it both ways', async () => {
    offer()
    const bet = await place(single(win(), TEN))
    expect(bet).toMatchObject({ winAmount: 5000n, selections: [{ bestOdds: true }] })
    finish(told(6000))
    await paid(bet.id, 6000n)
    expect((await read(bet.id)).selections[0]).toMatchObject({
      odds: 5000,
      status: 'won',
      race: { startingPrice: 6000 },
    })
    finish(told(6000))
    // Of the starting price the greater share, of the price taken, and nothing.
    finish(told(7200))
    await paid(bet.id, 7200n)
    finish(told(4000))
    await paid(bet.id, 5000n)
    finish(LOST)
    await paid(bet.id, 0n)
    finish(told(6000))
    await paid(bet.id, 6000n)
    expect(await settlements(bet.id)).toEqual([
      [1, 6000n],
      [2, 7200n],
      [3, 5000n],
      [4, 0n],
      [5, 6000n],
    ])
    expect(await balance()).toBe(15_000n)
    await expectLedgerToBalance(test.database.kysely)
    test.feed.send({
      kind: 'bet_cancel',
      matchId: '1',
      at: test.clock.now(),
      seq: 1_000_000,
      markets: [],
      reason: 'not_covered',
    })
    await paid(bet.id, 1000n)
    expect(await balance()).toBe(10_000n)
    expect((await read(bet.id)).selections[0]?.race).toBeUndefined()
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[RACE-01] compares after Rule 4, for both halves, in combos and for freebets', async () => {
    offer()
    const halves = await place(single(eachWay(), TEN))
    const double = await place(combo([win(), eachWay('3')], TEN))
    const id = await giveBonus(test.database.pool, test.playerId, {
      kind: 'freebet',
      amount: 1000n,
      terms: { mode: 'only_win', amount: { EUR: '10.00' } },
    })
    const body = single(win(), TEN)
    const bonus = { id, type: 'freebet', odds: null }
    const free = await place({ ...body, bets: body.bets.map((one) => ({ ...one, bonus })) })
    expect(free).toMatchObject({ winAmount: 4000n })

    // 5.00 less 25 % of its winnings is 4.00.
    finish(told(4600, { deduction: 25 }))
    finish(told(11_000, { eachWay: { part: 5, win: whole } }), {
      marketId: 912,
      specifier: EACH_WAY,
    })
    // Placed alone, at a fifth of 11.00, which is 3.00 on half of the stake.
    finish(told(11_000, { eachWay: { part: 5, win: none } }), {
      matchId: '3',
      marketId: 912,
      specifier: EACH_WAY,
    })
    await paid(free.id, 3600n)
    await paid(halves.id, 7000n)
    await paid(double.id, 6900n)
    expect(await balance()).toBe(10_000n - 2000n + 3600n + 7000n + 6900n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[RACE-01] pays no more than the house pays on one bet, and a bet without it no more than agreed', async () => {
    offer()
    const stake = amountOf(4000n)
    const guaranteed = await place(single(win(), stake))
    finish(told(100_000_000))
    await paid(guaranteed.id, 25_000_000n)
    expect(await balance()).toBe(25_006_000n)
    finish(told(6_000_000))
    await paid(guaranteed.id, 24_000_000n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[RACE-01] [CASH-03] a cash-out takes the price of an open leg, and of one that won what it won', async () => {
    offer()
    const soccer = {
      matchId: '4',
      marketId: 186,
      specifier: '',
      outcomeId: '4',
      odds: oddsOf(1700),
    }
    const bet = await place(combo([win(), soccer], TEN))
    const offered = async () => Number((await read(bet.id)).toCashout)
    // EUR 10 at 5.00 and 1.70, half a chance each; less the margin, and rounded down to a step.
    const isNear = async (worth: number) => {
      const amount = await offered()
      return amount <= worth * 0.95 && amount > worth * 0.94
    }
    expect(await isNear(2125)).toBe(true)
    finish(told(6000))
    await expect.poll(() => isNear(5100)).toBe(true)
  })

  // The last one: the site stays as it publishes it.
  it('[RACE-01] keeps what was promised when the site stops promising it, to win and each way alone', async () => {
    offer()
    const onPlace = {
      matchId: '1',
      marketId: 911,
      specifier: `${FIELD}|places=3`,
      outcomeId: '1',
      odds: oddsOf(1800),
    }
    const before = await place(single(win(), TEN))
    const forPlace = await place(single(onPlace, TEN))
    expect(forPlace.selections[0]?.bestOdds).toBeUndefined()
    const receipt = async (id: string): Promise<unknown> =>
      JSON.parse((await client('getReceipt', { params: { id } })).data.canonical)
    expect(await receipt(before.id)).toMatchObject({ version: 4, selections: [{ best_odds: 1 }] })
    expect(await receipt(forPlace.id)).toMatchObject({ version: 2 })

    expect((await client('getSystemSettings')).data.features['best_odds_guaranteed']).toBe(true)
    const by = { by: 'anna', now: new Date() }
    await applySite(test.database.kysely, 'features: { best_odds_guaranteed: false }\n', by)
    await publishSite(test.database.kysely, by)
    await test.backend.site.look()
    expect((await client('getSystemSettings')).data.features['best_odds_guaranteed']).toBe(false)
    const after = await place(single(win(), TEN))
    expect(after.selections[0]?.bestOdds).toBeUndefined()

    finish(told(6000))
    finish(told(6000), { marketId: 911, specifier: onPlace.specifier })
    await paid(before.id, 6000n)
    await paid(after.id, 5000n)
    await paid(forPlace.id, 1800n)
    expect((await read(after.id)).selections[0]?.race).not.toHaveProperty('startingPrice')
    await expectLedgerToBalance(test.database.kysely)
  })
})
