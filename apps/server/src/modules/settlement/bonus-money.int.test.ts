import { amountOf, oddsOf } from '@touchline/betting'
import type { BonusType, FreebetMode } from '@touchline/betting'
import { wordsOf } from '@touchline/contract'
import type { Placement } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { giveBonus, putOffer } from '../testing/bonuses.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { combo, leg, single } from '../testing/placements.ts'
import { refusalOf } from '../testing/refusal.ts'
import { LOST, oddsChange, result, settlement, WON } from '../testing/world.ts'

const VOID = { result: -1, voidFactor: 1 } as const
const FIVE = amountOf(500n)

describe.each(engines)('bonuses and money on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  const freebet = (mode: FreebetMode = 'only_win', more: object = {}) =>
    giveBonus(test.database.pool, test.playerId, {
      kind: 'freebet',
      amount: 500n,
      terms: { mode, amount: { EUR: '5.00' }, ...more },
    })
  const withBonus = (body: Placement, id: string, type: BonusType, odds?: number): Placement => ({
    ...body,
    bets: body.bets.map((bet) => ({
      ...bet,
      bonus: { id, type, odds: odds === undefined ? null : oddsOf(odds) },
    })),
  })
  const free = (id: string, matchId = '1', odds = 2000) =>
    withBonus(single(leg(matchId, '1', odds), FIVE), id, 'freebet')
  const place = async (body: Placement) => (await client('placeBets', { body })).data[0]
  const read = async (id?: string) =>
    (
      await client('listBets', { query: { status: ['done', 'waiting_results', 'cashed_out'] } })
    ).data.find((bet) => id === undefined || bet.id === id)
  const balance = async () => (await client('listAccounts')).data[0]?.balance
  const settle = (matchId: string, outcome: object, certainty: 1 | 2 = 1) =>
    test.feed.send(
      settlement(matchId, test.clock.now(), [{ id: '1', ...LOST, ...outcome }], { certainty }),
    )
  const settledAs = (name: string, id?: string) =>
    expect.poll(async () => (await read(id))?.result).toBe(name)
  const bonusRow = async (id: string) => {
    const { rows } = await test.database.pool.query<{
      status: string
      times_used: number
      points: bigint
      potential_points: bigint
    }>('select status, times_used, points, potential_points from bonuses where id = $1', [id])
    return rows[0]
  }
  const given = async () => {
    const { rows } = await test.database.pool.query<{ id: bigint; status: string; amount: bigint }>(
      "select id, status, amount from bonuses where player_id = $1 and cause like 'bet:%' order by id",
      [test.playerId],
    )
    return rows
  }
  const told = async () => (await client('listNotifications')).data[0]
  const bonusPaid = async () => {
    const { rows } = await test.database.pool.query<{ sum: bigint }>(
      `select coalesce(-sum(e.amount), 0)::bigint as sum from ledger_entries e
      join accounts a on a.id = e.account_id and a.house = 'bonus'
      join ledger_transactions t on t.id = e.transaction_id where t.player_id = $1`,
      [test.playerId],
    )
    return rows[0]?.sum
  }

  it('[FREE-03] [FAIR-5] takes the stake of a freebet from the bonuses, not from cash', async () => {
    const bet = await place(free(await freebet()))
    expect(bet).toMatchObject({
      stake: 500n,
      winAmount: 500n,
      bonus: { type: 'freebet', mode: 'only_win', freebetStake: 500n },
    })
    expect(await balance()).toBe(10_000n)
    expect(await bonusPaid()).toBe(500n)
    expect((await read(bet?.id))?.bonus).toEqual(bet?.bonus)
    const { data } = await client('getReceipt', { params: { id: bet?.id ?? '' } })
    expect(JSON.parse(data.canonical)).toMatchObject({ version: 3, freebet: 'only_win', boost: 0 })
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[BON-16] [QUICK-06] a quick bet that names no bonus collects for the hunt that fits, before the cup', async () => {
    const collect = (kind: BonusType, more: object = {}) =>
      giveBonus(test.database.pool, test.playerId, {
        kind,
        terms: { farming: { points_per_euro: 10 }, ...more },
      })
    const reward = { points: 1_000, offer: 'some-freebet', most: 1 }
    const dear = await collect('hunting', { min_odds: 3, reward })
    const cup = await collect('tournament', {
      pool: { EUR: '10.00' },
      prizes: [{ from: 1, to: 1, share: '1' }],
      pays_as: 'some-freebet',
    })
    const body = single(leg('1', '1', 2000), FIVE)
    const quick = (): Placement => ({
      ...body,
      meta: { ...body.meta, reference: crypto.randomUUID(), quick: true },
    })
    expect((await place(quick()))?.bonus).toMatchObject({ id: cup, type: 'tournament' })
    const hunt = await collect('hunting', { reward })
    expect((await place(quick()))?.bonus).toMatchObject({ id: hunt, type: 'hunting' })
    expect(await bonusRow(hunt)).toMatchObject({ times_used: 1, potential_points: 50n })
    // One that ended meanwhile stands in nobody's way, and a slip names what it wants.
    await test.database.pool.query("update bonuses set status = 'bonus_over' where id = any($1)", [
      [hunt, cup, dear],
    ])
    expect((await place(quick()))?.bonus).toBeNull()
    expect((await place(single(leg('1', '1', 2000), FIVE)))?.bonus).toBeNull()
  })

  it.each([
    ['only_win', WON, 10_500n],
    ['all_win', WON, 11_000n],
    ['no_risk', WON, 11_000n],
    ['only_win', LOST, 10_000n],
  ] as const)('[FREE-02] [GAP-05] pays %s as its terms say', async (mode, outcome, after) => {
    await place(free(await freebet(mode)))
    settle('1', outcome)
    await settledAs(outcome === WON ? 'win_entire' : 'lose_entire')
    expect(await balance()).toBe(after)
    expect(await bonusPaid()).toBe(after - 10_000n)
    const moves = (await client('listTransactions', { query: { currency: 'EUR' } })).data
    const kinds = moves.filter(({ kind }) => kind !== 'credit').map(({ kind }) => kind)
    expect(kinds).toEqual(outcome === WON ? ['bonus'] : [])
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[FREE-02] a lost freebet without risk is given what its offer names, and loses it when it wins', async () => {
    const returns = await putOffer(test.database.pool, 'freebet', {
      mode: 'only_win',
      amount: { EUR: '5.00' },
    })
    await place(free(await freebet('no_risk', { returns_as: returns })))
    settle('1', LOST)
    await settledAs('lose_entire')
    const [child] = await given()
    expect(child).toMatchObject({ status: 'active', amount: 500n })
    settle('1', WON, 2)
    await settledAs('win_entire')
    expect(await given()).toMatchObject([{ status: 'deactivated' }])
    expect(await balance()).toBe(11_000n)
    expect((await refusalOf(place(free(String(child?.id), '3', 1500)))).messageKey).toBe(
      'error.place_bets.bonus_unavailable',
    )
    await expectLedgerToBalance(test.database.kysely)
  })

  it('keeps back what was given for a loss and has been bet, when the bet wins after all', async () => {
    const returns = await putOffer(test.database.pool, 'freebet', {
      mode: 'only_win',
      amount: { EUR: '5.00' },
    })
    const bet = await place(free(await freebet('no_risk', { returns_as: returns })))
    settle('1', LOST)
    await settledAs('lose_entire', bet?.id)
    await place(free(String((await given())[0]?.id), '3', 1500))
    settle('1', WON, 2)
    await settledAs('win_entire', bet?.id)
    // 10.00 less the freebet of 5.00.
    expect(await balance()).toBe(10_500n)
    settle('3', WON)
    await expect.poll(balance).toBe(10_750n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[BON-02] a void bet gives its freebet back, and a bet that was returned and used stays returned', async () => {
    const id = await freebet('all_win')
    const first = await place(free(id))
    expect(await bonusRow(id)).toMatchObject({ status: 'bonus_over', times_used: 1 })
    settle('1', VOID)
    await settledAs('refund_entire', first?.id)
    expect(await bonusRow(id)).toMatchObject({ status: 'active', times_used: 0 })
    expect(await balance()).toBe(10_000n)
    expect(await told()).toMatchObject({ title: 'Free bet returned: 5.00\u00A0€', body: null })
    await place(free(id, '3', 1500))
    settle('1', WON, 2)
    settle('3', WON)
    await expect.poll(balance).toBe(10_750n)
    expect((await read(first?.id))?.result).toBe('refund_entire')
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[FAIR-11] tells whose freebet is not taken that it is back, and why', async () => {
    const id = await freebet()
    await place(free(id, '2', 1800))
    test.feed.send(oddsChange('2', test.clock.now(), result([1900, 3200, 4500])))
    test.clock.advance(3000)
    await expect.poll(told).toMatchObject({
      title: 'Bet not accepted',
      body: 'The odds have changed. Free bet returned: 5.00\u00A0€',
    })
    expect(await bonusRow(id)).toMatchObject({ status: 'active', times_used: 0 })
  })

  it('[FREE-02] tells of no win where a freebet that keeps its stake back pays nothing', async () => {
    await place(free(await freebet(), '1', 2000))
    settle('1', { ...WON, deadHeatFactor: 0.5 })
    await settledAs('win_entire')
    expect(await told()).toMatchObject({ title: 'Bet settled: 0.00\u00A0€' })
  })

  it('takes a freebet again that was given back, when its bet counts after all', async () => {
    const id = await freebet('all_win')
    await place(free(id))
    settle('1', VOID)
    await settledAs('refund_entire')
    settle('1', WON, 2)
    await settledAs('win_entire')
    expect(await bonusRow(id)).toMatchObject({ status: 'bonus_over', times_used: 1 })
    expect(await balance()).toBe(11_000n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[GAP-49] refuses a bonus that is not there, does not go with the bet or ran out, and says why', async () => {
    const why = async (body: Placement) => {
      const { messageKey, details } = await refusalOf(place(body))
      expect(messageKey).toBe('error.place_bets.bonus_unavailable')
      expect(wordsOf(details)).toEqual([])
      return (details as { reason?: string } | null)?.reason
    }
    expect(await why(free('999999'))).toBe('gone')
    expect(await why(free('x; drop table bets'))).toBe('gone')
    const abroad = await freebet('only_win', { countries: ['NO'] })
    expect(await why(free(abroad))).toBe('country')
    const picky = await freebet('only_win', { min_odds: '3.00' })
    expect(await why(free(picky))).toBe('min_odds')
    const id = await freebet()
    expect(await why(withBonus(single(leg('1', '1', 2000), FIVE), id, 'comboboost'))).toBe('gone')
    const other = withBonus(single(leg('1', '1', 2000), amountOf(400n)), id, 'freebet')
    expect(await why(other)).toBe('stake')
    const football = await freebet('only_win', { events: [{ sport: 'tennis' }] })
    expect(await why(free(football))).toBe('events')
    const stranger = await test.player()
    const foreign = await giveBonus(test.database.pool, stranger.id, {
      kind: 'freebet',
      amount: 500n,
      terms: { mode: 'only_win', amount: { EUR: '5.00' } },
    })
    expect(await why(free(foreign))).toBe('gone')
    const late = await giveBonus(test.database.pool, test.playerId, {
      kind: 'freebet',
      amount: 500n,
      terms: { mode: 'only_win', amount: { EUR: '5.00' } },
      expiresAt: new Date(test.clock.now() - 1),
    })
    expect(await why(free(late))).toBe('expired')
    expect(await balance()).toBe(10_000n)
  })

  it('[GAP-49] uses a bonus once, however many bets ask for it at once', async () => {
    const id = await freebet()
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => place(free(id))))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await bonusRow(id)).toMatchObject({ times_used: 1 })
    expect(await bonusPaid()).toBe(500n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[PLACE-09] answers the same bet for the same reference, though its bonus is used by then', async () => {
    const body = free(await freebet())
    const first = await place(body)
    expect((await place(body))?.id).toBe(first?.id)
  })

  it('[COMBO-01] [COMBO-02] pays a boost from the bonuses and counts it anew when a leg is void', async () => {
    const boost = await giveBonus(test.database.pool, test.playerId, {
      kind: 'comboboost',
      terms: { ranges: [{ from: 2, to: 9, factor: '1.10' }], min_odds: '1.40' },
    })
    const legs = [leg('1', '1', 2000), leg('3', '1', 1500)]
    const greedy = withBonus(combo(legs, amountOf(1000n)), boost, 'comboboost', 1200)
    expect((await refusalOf(place(greedy))).messageKey).toBe('error.place_bets.bonus_unavailable')
    const body = withBonus(combo(legs, amountOf(1000n)), boost, 'comboboost', 1100)
    const bet = await place(body)
    expect(bet).toMatchObject({ winAmount: 3300n, odds: 3000, bonus: { odds: 1100, mode: null } })
    expect(await balance()).toBe(9000n)
    settle('1', WON)
    settle('3', WON)
    await settledAs('win_entire')
    expect(await balance()).toBe(12_300n)
    expect(await bonusPaid()).toBe(300n)
    expect((await read())?.bonus?.paid).toBe(300n)
    settle('3', VOID, 2)
    await expect.poll(balance).toBe(11_000n)
    expect(await bonusPaid()).toBe(0n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[COMBO-01] pays no boost twice when what was won is spent and the result changes to and fro', async () => {
    const boost = await giveBonus(test.database.pool, test.playerId, {
      kind: 'comboboost',
      terms: { ranges: [{ from: 2, to: 9, factor: '1.10' }] },
    })
    const legs = [leg('1', '1', 2000), leg('3', '1', 1500)]
    const bet = await place(withBonus(combo(legs, amountOf(1000n)), boost, 'comboboost', 1100))
    settle('1', WON)
    settle('3', WON)
    await settledAs('win_entire', bet?.id)
    await place(single(leg('4', '4', 1700, 186), amountOf(12_000n)))
    expect(await balance()).toBe(300n)
    settle('3', LOST, 2)
    await settledAs('lose_entire', bet?.id)
    expect(await balance()).toBe(0n)
    settle('3', WON, 2)
    await settledAs('win_entire', bet?.id)
    expect(await balance()).toBe(300n)
    expect(await bonusPaid()).toBe(300n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[FREE-02] pays no freebet twice when what it won is spent and the result changes to and fro', async () => {
    const bet = await place(free(await freebet()))
    settle('1', WON)
    await settledAs('win_entire', bet?.id)
    await place(single(leg('4', '4', 1700, 186), amountOf(10_400n)))
    for (const [outcome, name, left] of [
      [LOST, 'lose_entire', 0n],
      [WON, 'win_entire', 100n],
    ] as const) {
      settle('1', outcome, 2)
      await settledAs(name, bet?.id)
      expect(await balance()).toBe(left)
      await expectLedgerToBalance(test.database.kysely)
    }
  })

  it('[COMBO-01] settles a bet without its boost where that was given back and has gone into another', async () => {
    const boost = await giveBonus(test.database.pool, test.playerId, {
      kind: 'comboboost',
      terms: { ranges: [{ from: 2, to: 9, factor: '1.10' }] },
      timesToUse: 1,
    })
    const legs = [leg('1', '1', 2000), leg('3', '1', 1500)]
    const first = await place(withBonus(combo(legs, amountOf(1000n)), boost, 'comboboost', 1100))
    settle('1', VOID)
    settle('3', VOID)
    await settledAs('refund_entire', first?.id)
    expect(await bonusRow(boost)).toMatchObject({ status: 'active', times_used: 0 })
    const other = [leg('2', '1', 1800), leg('4', '4', 1700, 186)]
    await place(withBonus(combo(other, amountOf(1000n)), boost, 'comboboost', 1100))
    expect(await balance()).toBe(9_000n)
    settle('1', WON, 2)
    await settledAs('win_entire', first?.id)
    // 10.00 came back before, and 20.00 are due: the other leg is void.
    expect(await balance()).toBe(10_000n)
    settle('3', WON, 2)
    await expect.poll(balance).toBe(11_000n)
    expect(await bonusPaid()).toBe(0n)
    expect(await bonusRow(boost)).toMatchObject({ status: 'bonus_over', times_used: 1 })
    settle('1', LOST, 2)
    await settledAs('lose_entire', first?.id)
    expect(await balance()).toBe(8_000n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[HUNT-01] settles a bet without the hunt that it fed where its one use has gone into another', async () => {
    const hunt = await giveBonus(test.database.pool, test.playerId, {
      kind: 'hunting',
      terms: {
        farming: { points_per_euro: 2 },
        reward: { points: 100, offer: 'some-freebet', most: 1 },
      },
      timesToUse: 1,
    })
    const first = await place(withBonus(single(leg('1', '1', 2000), FIVE), hunt, 'hunting'))
    settle('1', VOID)
    await settledAs('refund_entire', first?.id)
    const second = await place(withBonus(single(leg('3', '1', 1500), FIVE), hunt, 'hunting'))
    settle('1', WON, 2)
    await settledAs('win_entire', first?.id)
    expect(await balance()).toBe(10_000n)
    expect(await bonusRow(hunt)).toMatchObject({ points: 0n, potential_points: 10n })
    settle('3', LOST)
    await settledAs('lose_entire', second?.id)
    expect(await bonusRow(hunt)).toMatchObject({ points: 10n, times_used: 1 })
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[HUNT-01] gives points for settled bets and takes them when the bet is void', async () => {
    const hunt = await giveBonus(test.database.pool, test.playerId, {
      kind: 'hunting',
      terms: {
        farming: { points_per_euro: 2, times_odds: true },
        reward: { points: 100, offer: 'some-freebet', most: 1 },
      },
    })
    const box = await giveBonus(test.database.pool, test.playerId, {
      kind: 'lootbox',
      terms: { farming: { points_per_euro: 1 }, contents: [{ chance: '1' }] },
    })
    await place(withBonus(single(leg('1', '1', 2000), amountOf(1000n)), hunt, 'hunting'))
    expect(await bonusRow(hunt)).toMatchObject({ points: 0n, potential_points: 40n })
    expect(await bonusRow(box)).toMatchObject({ potential_points: 10n })
    settle('1', LOST)
    await settledAs('lose_entire')
    expect(await bonusRow(hunt)).toMatchObject({ points: 40n, potential_points: 0n })
    expect(await bonusRow(box)).toMatchObject({ points: 10n, potential_points: 0n })
    settle('1', VOID, 2)
    await settledAs('refund_entire')
    expect(await bonusRow(hunt)).toMatchObject({ points: 0n })
    expect(await bonusRow(box)).toMatchObject({ points: 0n })
  })

  it('[LOOT-01] a bet without a bonus fills the open boxes of its player, and none that is over', async () => {
    const box = (odds: string, expiresAt: Date | null = null) =>
      giveBonus(test.database.pool, test.playerId, {
        kind: 'lootbox',
        terms: { farming: { points_per_euro: 1 }, min_odds: odds, contents: [{ chance: '1' }] },
        expiresAt,
      })
    const open = await box('1.20', new Date(test.clock.now() + 60_000))
    const late = await box('1.20', new Date(test.clock.now() - 1))
    const above = await box('3.00')
    await place(single(leg('1', '1', 2000), amountOf(1000n)))
    expect(await bonusRow(open)).toMatchObject({ potential_points: 10n, times_used: 1 })
    expect(await bonusRow(late)).toMatchObject({ potential_points: 0n, times_used: 0 })
    expect(await bonusRow(above)).toMatchObject({ potential_points: 0n, times_used: 0 })
  })

  it('[LOOT-01] [FREE-01] a system has the odds that its lines pay on average', async () => {
    const box = (odds: string) =>
      giveBonus(test.database.pool, test.playerId, {
        kind: 'lootbox',
        terms: { farming: { points_per_euro: 1 }, min_odds: odds, contents: [{ chance: '1' }] },
      })
    const low = await box('2.98')
    const high = await box('2.99')
    const legs = [leg('1', '1', 2000), leg('3', '1', 1500), leg('4', '4', 1700, 186)]
    // 3.00, 3.40 and 2.55; all together come to 5.10.
    await place(combo(legs, amountOf(900n), { type: 'system', systemId: '2/3' }))
    expect(await bonusRow(low)).toMatchObject({ times_used: 1 })
    expect(await bonusRow(high)).toMatchObject({ times_used: 0 })
  })

  it('[CASH-03] cashes a freebet out for what it pays in money, from the bonuses', async () => {
    const bet = await place(free(await freebet()))
    const offer = (await read())?.toCashout ?? 0n
    // Less than the winnings of 5.00, and nothing of the stake.
    expect(offer).toBeGreaterThan(150n)
    expect(offer).toBeLessThan(300n)
    const body = { betId: bet?.id ?? '', toCashout: amountOf(offer) }
    expect((await client('cashOutBet', { body })).data).toMatchObject({ status: 'cashed_out' })
    expect(await balance()).toBe(10_000n + offer)
    expect(await bonusPaid()).toBe(offer)
    const { rows: settled } = await test.database.pool.query(
      'select win_amount, bonus_amount from settlements where bet_id = $1',
      [bet?.id],
    )
    expect(settled).toEqual([{ win_amount: offer, bonus_amount: offer }])
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[HUNT-01] [CASH-03] a bet that was cashed out brings its hunt nothing', async () => {
    const hunt = await giveBonus(test.database.pool, test.playerId, {
      kind: 'hunting',
      terms: { farming: { points_per_euro: 2 }, reward: { points: 9, offer: 'prize', most: 1 } },
    })
    const bet = await place(withBonus(single(leg('1', '1', 2000), FIVE), hunt, 'hunting'))
    expect(await bonusRow(hunt)).toMatchObject({ points: 0n, potential_points: 10n })
    const toCashout = amountOf((await read())?.toCashout ?? 0n)
    await client('cashOutBet', { body: { betId: bet?.id ?? '', toCashout } })
    expect(await bonusRow(hunt)).toMatchObject({ points: 0n, potential_points: 0n })
  })

  it('[MYB-03] a rejected bet gives its freebet back', async () => {
    const id = await freebet()
    await place(free(id, '2', 1800))
    expect(await bonusRow(id)).toMatchObject({ times_used: 1 })
    test.feed.send(oddsChange('2', test.clock.now(), result([1800, 3200, 4500], -1)))
    test.clock.advance(3000)
    await expect.poll(async () => (await bonusRow(id))?.times_used).toBe(0)
    expect(await balance()).toBe(10_000n)
    expect(await bonusPaid()).toBe(0n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[LIM-04] a freebet counts for no limit and needs no balance', async () => {
    const { rows } = await test.database.pool.query<{ staked: bigint; returned: bigint }>(
      'select staked, returned from accounts where player_id = $1',
      [test.playerId],
    )
    await place(free(await freebet()))
    settle('1', WON)
    await settledAs('win_entire')
    const after = await test.database.pool.query(
      'select staked, returned from accounts where player_id = $1',
      [test.playerId],
    )
    expect(after.rows).toEqual(rows)
  })
})
