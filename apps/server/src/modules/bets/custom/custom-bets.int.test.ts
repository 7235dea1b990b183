import type { Amount } from '@touchline/betting'
import { amountOf, oddsOf } from '@touchline/betting'
import type { Placement } from '@touchline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../../db/testing/test-database.ts'
import type { FeedMarket } from '../../../feed/messages.ts'
import { backendOfSuite, backendOfTest } from '../../testing/backend-of-suite.ts'
import { giveBonus } from '../../testing/bonuses.ts'
import { expectLedgerToBalance } from '../../testing/ledger-audit.ts'
import { combo, leg } from '../../testing/placements.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { LOST, market, oddsChange, settlement, WON } from '../../testing/world.ts'

const VOID = { result: 0, voidFactor: 1 } as const

const grouped = (one: FeedMarket, group = 'match'): FeedMarket => ({
  ...one,
  customBetGroups: [group],
})
const winner = grouped(market(1, '', ['1', '2', '3'], [2000, 3200, 3900], 1))
const bothScore = grouped(market(29, '', ['74', '76'], [1800, 1950], 1))
const period = grouped(market(443, '', ['1', '2', '3'], [2600, 2100, 3000], 1), 'period_1')
const stray = market(26, '', ['70', '72'], [1900, 1900], 1)

const home = leg('1', '1', 2000)
const both = leg('1', '74', 1800, 29)

describe.each(engines)('custom bets on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test
  beforeEach(() => {
    for (const id of ['1', '2']) {
      test.feed.send(oddsChange(id, test.clock.now(), winner, bothScore, period, stray))
    }
  })

  const quote = async (...selections: (typeof home)[]) =>
    (await client('quoteCustomBet', { body: { selections } })).data
  const custom = (customOdds: number | undefined, legs = [home, both]): Placement =>
    combo(legs, amountOf(1000n), {
      type: 'custom_bet',
      ...(customOdds === undefined ? {} : { customOdds }),
    })
  const place = async (body: Placement) => (await client('placeBets', { body })).data[0]
  const read = async () => {
    const query = { status: ['waiting_results', 'done', 'rejected', 'submitted'] }
    return (await client('listBets', { query })).data[0]
  }

  it('[CUST-07] [CUST-10] lists the markets that can be combined, with their groups', async () => {
    const { data } = await test.visitor()('listCustomMarkets', { params: { matchId: '1' } })
    const groups = data.map(({ id, customBetGroups }) => [id, ...customBetGroups])
    expect(groups).toEqual([
      [1, 'match'],
      [29, 'match'],
      [443, 'period_1'],
    ])
    const unknown = client('listCustomMarkets', { params: { matchId: '999' } })
    await expect(unknown).rejects.toMatchObject({ status: 404 })
  })

  it('[CUST-06] quotes from the joint chance, not from the product of the prices', async () => {
    expect(await quote(home, both)).toEqual({ odds: 3730, maxOdds: 3880 })
    test.feed.answerTogether({ kind: 'priced', probability: 0.2 })
    expect(await quote(home, both)).toEqual({ odds: 4670, maxOdds: 4850 })
  })

  it('[RG-02] [FAIR-30] takes no custom bet beyond a limit of the player', async () => {
    const wager = { type: 'wager', period: 'day', amount: amountOf(999n), currency: 'EUR' } as const
    await client('setLimit', { body: wager })
    await expect(place(custom(3730))).rejects.toMatchObject({
      messageKey: 'error.limits.wager',
      details: { left: 999 },
    })
  })

  it('[FREE-01] [FREE-03] [SLIP-12] a freebet goes with a custom bet, by the price of its legs together', async () => {
    const give = (least: number) =>
      giveBonus(test.database.pool, test.playerId, {
        kind: 'freebet',
        amount: 1000n,
        terms: { mode: 'only_win', amount: { EUR: '10.00' }, min_odds: least },
      })
    const [fits, dear] = [await give(3.7), await give(3.75)]
    const [asked] = custom(3730).bets
    const body = { currency: 'EUR', bets: [{ selections: [home, both], customOdds: oddsOf(3730) }] }
    const [held] = (await client('listSlipBonuses', { body })).data
    expect(held?.bonuses.freebet.map(({ bonus, mismatch }) => [bonus.id, mismatch])).toEqual([
      [fits, null],
      [dear, 'min_odds'],
    ])
    const using = (id: string): Placement => ({
      ...custom(3730),
      bets: [{ ...asked!, bonus: { id, type: 'freebet', odds: null } }],
    })
    expect(await refusalOf(place(using(dear)))).toMatchObject({ details: { reason: 'min_odds' } })
    const bet = await place(using(fits))
    expect(bet).toMatchObject({ winAmount: 2730n, bonus: { type: 'freebet', mode: 'only_win' } })
    expect((await client('listAccounts')).data[0]?.balance).toBe(10_000n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[CUST-06] says what the others cost without each of the legs, where that is asked', async () => {
    const third = leg('1', '12', 1900, 18)
    test.feed.send(
      oddsChange('1', test.clock.now(), grouped(market(18, '', ['12', '13'], [1900, 1900], 1))),
    )
    const ask = async (selections: (typeof home)[]) =>
      (await client('quoteCustomBet', { body: { selections, explained: true } })).data
    expect(await ask([home, both])).toMatchObject({ odds: 3730, without: [1800, 2000] })
    const [odds, ...without] = await Promise.all([
      ask([home, both, third]),
      quote(both, third),
      quote(home, third),
      quote(home, both),
    ])
    expect(odds.without).toEqual(without.map((one) => one.odds))
  })

  it('[CUST-06] lets a player ask for prices twice a second, and says when to ask again', async () => {
    for (let time = 0; time < 20; time += 1) await quote(home, both)
    expect(await refusalOf(quote(home, both))).toMatchObject({
      status: 429,
      messageKey: 'error.custom_bet.too_often',
      localizedMessage: 'You are asking for prices too quickly. The next one comes in 1 s.',
      details: { retry_after_seconds: 1 },
    })
    const other = (await test.player()).client
    const body = { selections: [home, both] }
    await other('quoteCustomBet', { body })
    const visitor = test.visitor()
    for (let time = 0; time < 100; time += 1) await visitor('quoteCustomBet', { body })
    expect(await refusalOf(visitor('quoteCustomBet', { body }))).toMatchObject({ status: 429 })
    test.clock.advance(1000)
    expect(await quote(home, both)).toMatchObject({ odds: 3730 })
  })

  it('[CUST-06] [GAP-10] refuses what does not go together, by name', async () => {
    const draw = leg('1', '2', 3200)
    const messages = [
      [[home], 'Choose at least two selections of the match.'],
      [
        [home, leg('2', '74', 1800, 29)],
        '“1x2: Home 1” and “Both teams to score: Yes” are of different matches.',
      ],
      [[home, draw], 'answer the same question'],
      [[home, leg('1', '1', 2600, 443)], 'cannot be combined in one bet'],
      [[home, leg('1', '70', 1900, 26)], 'cannot be combined in one bet'],
    ] as const
    for (const [legs, text] of messages) {
      const error = await refusalOf(quote(...legs))
      expect(error).toMatchObject({ status: 422 })
      expect(error.localizedMessage).toContain(text)
    }
    test.feed.answerTogether({ kind: 'impossible', selections: [0, 1] })
    const impossible = await refusalOf(quote(home, both))
    expect(impossible).toMatchObject({ code: 132, messageKey: 'error.custom_bet.impossible' })
    expect(Object.keys(impossible.errorsByBet ?? {})).toEqual(['1:1::1', '1:29::74'])
    test.feed.answerTogether({ kind: 'implied', selection: 1, by: [0] })
    expect((await refusalOf(quote(home, both))).localizedMessage).toMatch(
      /“Both teams to score: Yes” adds nothing: it already follows from 1x2: Home 1\./,
    )
    test.feed.answerTogether({ kind: 'unavailable', selections: [1] })
    expect(await refusalOf(quote(home, both))).toMatchObject({ code: 130 })
    for (const [answer, messageKey] of [
      [null, 'error.custom_bet.not_in_time'],
      [{ kind: 'priced', probability: 0.0001 }, 'error.custom_bet.no_price'],
    ] as const) {
      test.feed.answerTogether(answer)
      expect(await refusalOf(quote(home, both))).toMatchObject({ messageKey })
    }
    test.feed.send(oddsChange('1', test.clock.now(), { ...bothScore, status: -1 }))
    expect(await refusalOf(quote(home, both))).toMatchObject({
      messageKey: 'error.place_bets.selection_suspended',
    })
  })

  it('[CUST-08] [PLACE-09] places at the quote, whatever the legs cost alone', async () => {
    test.feed.send(
      oddsChange('1', test.clock.now(), grouped(market(1, '', ['1', '2', '3'], [1500, 3, 3], 1))),
    )
    expect(await place(custom(3730))).toMatchObject({
      type: 'custom_bet',
      status: 'waiting_results',
      odds: 3730,
      winAmount: 3730n,
      selections: [{ odds: 1500 }, { odds: 1800 }],
    })
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[CUST-01] [CUST-09] takes a proposal up to the edge, else answers 120 with the best odds', async () => {
    expect(await refusalOf(place(custom(3890)))).toMatchObject({
      code: 120,
      messageKey: 'error.place_bets.invalid_odds_custom_bet',
      details: { odds: 3730, best_odds: 3880 },
    })
    expect(await refusalOf(place(custom(undefined)))).toMatchObject({ code: 120 })
    expect(await place(custom(3880))).toMatchObject({ odds: 3880 })
  })

  it('[M3] asks again where the price is better now, gives it to those who take one, and refuses legs that cannot stand', async () => {
    const better = custom(3000)
    const higher = { ...better, meta: { ...better.meta, acceptMode: 'higher' as const } }
    expect(await place(higher)).toMatchObject({ odds: 3730 })
    expect(await refusalOf(place(custom(3000)))).toMatchObject({
      code: 101,
      messageKey: 'error.place_bets.invalid_odds',
      details: { odds: 3730 },
    })
    test.feed.answerTogether({ kind: 'impossible', selections: [0, 1] })
    expect(await refusalOf(place(custom(3000)))).toMatchObject({ code: 132 })
  })

  it('prices a live custom bet again at the end of its delay', async () => {
    const live = [leg('2', '1', 2000), leg('2', '74', 1800, 29)]
    expect(await place(custom(3730, live))).toMatchObject({ status: 'submitted' })
    test.feed.answerTogether({ kind: 'priced', probability: 0.26 })
    test.clock.advance(3000)
    await expect.poll(async () => (await read())?.status).toBe('waiting_results')
    expect(await read()).toMatchObject({ odds: 3730 })

    await place(custom(3730, live))
    test.feed.answerTogether({ kind: 'priced', probability: 0.3 })
    test.clock.advance(3000)
    await expect.poll(async () => (await read())?.status).toBe('rejected')
    expect((await read())?.rejectionKey).toBe('error.place_bets.invalid_odds_custom_bet')
    await expectLedgerToBalance(test.database.kysely)
  })

  it.each([
    ['wins with all its legs', WON, 3730n],
    ['loses with one', LOST, 0n],
    ['gives the stake back for a void leg', VOID, 1000n],
  ] as const)('%s', async (_, second, winAmount) => {
    await place(custom(3730))
    const now = test.clock.now()
    test.feed.send(
      settlement('1', now, [{ id: '1', ...WON }]),
      settlement('1', now, [{ id: '74', ...second }], { marketId: 29 }),
    )
    await expect.poll(async () => (await read())?.status).toBe('done')
    expect(await read()).toMatchObject({ winAmount })
    await expectLedgerToBalance(test.database.kysely)
  })
})

describe.each(engines)('custom bets over the greatest stake on $name', (engine) => {
  const test = backendOfTest(engine, { signupCredit: 1_000_000, approvalMs: 8000 })
  const { client } = test
  beforeEach(() => {
    test.feed.send(oddsChange('1', test.clock.now(), winner, bothScore))
  })
  /** At 3.73 the highest payout of EUR 250,000 is that of EUR 67,024.13. */
  const MOST = amountOf(6_702_413n)
  const place = async (stake: Amount) => {
    const options = { type: 'custom_bet', customOdds: 3730, isVip: true } as const
    return (await client('placeBets', { body: combo([home, both], stake, options) })).data[0]
  }
  const decided = async () => {
    test.clock.advance(8000)
    const query = { status: ['submitted', 'waiting_results', 'rejected'] }
    const read = async () => (await client('listBets', { query })).data[0]
    await expect.poll(async () => (await read())?.status).not.toBe('submitted')
    return read()
  }

  it('[CUST-01] [GAP-11] are approved by what their price together allows', async () => {
    expect(await place(MOST)).toMatchObject({ status: 'waiting_results', isVip: false })
    const stake = amountOf(MOST + 1n)
    expect(await place(stake)).toMatchObject({ status: 'submitted', isVip: true })
    expect(await decided()).toMatchObject({
      status: 'waiting_results',
      winAmount: (stake * 3_730n) / 1_000n,
    })
    await place(amountOf(MOST * 5n + 1n))
    expect(await decided()).toMatchObject({
      status: 'rejected',
      rejectionKey: 'error.place_bets.not_approved',
    })
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[CUST-01] [GAP-11] pay no more than was approved where the price has become better', async () => {
    const stake = amountOf(MOST * 2n)
    await place(stake)
    test.feed.answerTogether({ kind: 'priced', probability: 0.1 })
    expect(await decided()).toMatchObject({
      status: 'waiting_results',
      winAmount: (stake * 3_730n) / 1_000n,
    })
    const bet = (await client('listBets', { query: { status: ['waiting_results'] } })).data[0]
    expect(bet?.odds).toBeGreaterThan(9_000)
  })
})

describe.each(engines)('cash-out of custom bets on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test
  beforeEach(() => {
    move()
  })

  /** Every change of the match makes its chances new. */
  const move = (probability = 0.3) => {
    test.feed.answerTogether({ kind: 'priced', probability: 0.25 })
    const trembled = {
      ...winner,
      outcomes: winner.outcomes.map((one) => ({ ...one, probability })),
    }
    test.feed.send(oddsChange('1', test.clock.now(), trembled, bothScore))
  }
  const place = async () => {
    const body = combo([home, both], amountOf(1000n), { type: 'custom_bet', customOdds: 3730 })
    const [bet] = (await client('placeBets', { body })).data
    return bet?.id ?? ''
  }
  const read = async () => {
    const query = { status: ['waiting_results', 'cashed_out', 'done'] }
    return (await client('listBets', { query })).data[0]
  }
  const cashOut = async (betId: string, toCashout: Amount) =>
    (await client('cashOutBet', { body: { betId, toCashout } })).data

  it('[CASH-03] [CASH-04] is offered at the chance of all open legs together, and paid', async () => {
    const id = await place()
    // 10 · 3.73 · 0.25 less 5 %, in steps of 5 cents.
    expect(await read()).toMatchObject({ toCashout: 885n })
    test.feed.answerTogether({ kind: 'priced', probability: 0.5 })
    test.feed.send(oddsChange('1', test.clock.now(), { ...winner, status: -1 }))
    expect(await read()).toMatchObject({ toCashout: null })
    move(0.4)
    test.feed.answerTogether({ kind: 'priced', probability: 0.5 })
    expect(await refusalOf(cashOut(id, amountOf(885n)))).toMatchObject({
      messageKey: 'error.cashout.changed',
      details: { to_cashout: 1770 },
    })
    expect(await cashOut(id, amountOf(1770n))).toMatchObject({
      status: 'cashed_out',
      winAmount: 1770n,
    })
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[CASH-03] counts a leg that is won, and is withdrawn where there is no price together', async () => {
    await place()
    test.feed.send(settlement('1', test.clock.now(), [{ id: '74', ...WON }], { marketId: 29 }))
    await expect.poll(async () => (await read())?.selections[1]?.status).toBe('won')
    move(0.4)
    test.feed.answerTogether({ kind: 'priced', probability: 0.4 })
    expect(await read()).toMatchObject({ toCashout: 1410n })
    move(0.45)
    test.feed.answerTogether({ kind: 'unavailable', selections: [0] })
    expect(await read()).toMatchObject({ toCashout: null, cashoutExpiresAt: null })
  })

  it('[M1] is worth its stake after a leg was void, unless another leg is lost', async () => {
    await place()
    test.feed.send(settlement('1', test.clock.now(), [{ id: '74', ...VOID }], { marketId: 29 }))
    await expect.poll(async () => (await read())?.selections[1]?.status).toBe('void')
    move(0.4)
    test.feed.answerTogether({ kind: 'worth', win: 0.5, refund: 0.3 })
    // 10 · 0.8 less 5 %: its price is gone.
    expect(await read()).toMatchObject({ status: 'waiting_results', toCashout: 760n })
  })
})

describe.each(engines.slice(0, 1))('custom bets that the operator does not offer', (engine) => {
  const customBets = { enabled: false, marginPercent: 7, edgePercent: 0 }
  const test = backendOfSuite(engine, { customBets })

  it('[CUST-02] have no markets, no price and no setting', async () => {
    test.feed.send(oddsChange('1', test.clock.now(), winner, bothScore))
    const visitor = test.visitor()
    const markets = await visitor('listCustomMarkets', { params: { matchId: '1' } })
    expect(markets.data).toEqual([])
    expect((await visitor('getSettings')).data.customBetEnabled).toBe(false)
    const asked = visitor('quoteCustomBet', { body: { selections: [home, both] } })
    await expect(asked).rejects.toMatchObject({ code: 120 })
  })
})
