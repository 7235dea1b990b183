import { amountOf } from '@touchline/betting'
import type { BonusType } from '@touchline/betting'
import type { ApiClient } from '@touchline/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { createRewardPayer } from '../bonuses/pay-rewards.ts'
import { openAccount } from '../wallet/account-repository.ts'
import { credit } from '../wallet/credit.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { giveBonus, putOffer } from '../testing/bonuses.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { refuseUpdates } from '../testing/refuse-updates.ts'
import { leg, single } from '../testing/placements.ts'
import { LOST, settlement, WON } from '../testing/world.ts'

const VOID = { result: -1, voidFactor: 1 } as const
const DAY_MS = 86_400_000
const PUT_OFF_MS = 10_000

describe.each(engines)('what hunts and tournaments give on $name', (engine) => {
  const test = backendOfTest(engine)
  beforeEach(async () => {
    await sql`update bonuses set reward_due = false`.execute(test.database.kysely)
    await sql`truncate tournament_changes, put_off_rewards`.execute(test.database.kysely)
    prize = await putOffer(test.database.pool, 'freebet', {
      mode: 'only_win',
      amount: { EUR: '5.00', USD: '5.00' },
      valid_days: 7,
    })
  })
  let prize = ''

  const payer = () =>
    createRewardPayer({
      db: test.database.kysely,
      clock: test.clock,
      reporter: {
        report: (error) => {
          throw error
        },
      },
    })
  const pay = () => payer().pay()
  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await test.database.pool.query<Row>(text, values)).rows
  const given = (cause: string, playerId = test.playerId) =>
    rows<{ status: string; amount: bigint; currency: string; times_used: number }>(
      `select status, amount, currency, times_used from bonuses
      where player_id = $1 and cause like $2 order by id`,
      [playerId, `${cause}%`],
    )
  const refuse = (...updates: string[]) => refuseUpdates(test.database.pool, updates)
  /** The backend pays besides, from when its clock goes on. */
  const payInVain = async (failures: number) => {
    await pay().catch(() => undefined)
    await expect.poll(() => rows('select from put_off_rewards')).toHaveLength(failures)
  }
  const bonusNotices = async (client: ApiClient = test.client) =>
    (await client('listNotifications')).data.filter(({ type }) => type === 'bonus')
  const settle = (matchId: string, outcome: object, certainty: 1 | 2 = 1) =>
    test.feed.send(
      settlement(matchId, test.clock.now(), [{ id: '1', ...LOST, ...outcome }], { certainty }),
    )
  const bet = async (
    [id, type]: readonly [string, BonusType],
    { stake = 1_000n, matchId = '1', currency = 'EUR', client = test.client } = {},
  ) => {
    const selection = leg(matchId, '1', matchId === '1' ? 2000 : 1500)
    const body = single(selection, amountOf(stake), { currency })
    const bonus = { id, type, odds: null }
    const { data } = await client('placeBets', {
      body: { ...body, bets: body.bets.map((one) => ({ ...one, bonus })) },
    })
    return data[0]?.id ?? expect.fail('nothing was placed')
  }
  const settledAs = (id: string, name: string, client: ApiClient = test.client) =>
    expect
      .poll(async () => (await client('listBets')).data.find((one) => one.id === id)?.result)
      .toBe(name)
  const points = async (id: string) =>
    Number(
      (await rows<{ points: bigint }>('select points from bonuses where id = $1', [id]))[0]?.points,
    )

  const hunt = () =>
    giveBonus(test.database.pool, test.playerId, {
      kind: 'hunting',
      terms: {
        farming: { points_per_euro: 10, results: 'all' },
        reward: { points: 50, offer: prize, most: 2 },
      },
    })

  it('[HUNT-01] [BON-17] [NOTIF-01] a hunt gives a freebet for its points, once, whoever settles', async () => {
    const id = await hunt()
    const placed = await bet([id, 'hunting'], { stake: 700n })
    settle('1', LOST)
    await settledAs(placed, 'lose_entire')
    expect(await points(id)).toBe(70)
    await Promise.all([pay(), pay(), pay()])
    expect(await given('hunting')).toEqual([
      { status: 'active', amount: 500n, currency: 'EUR', times_used: 0 },
    ])
    expect(await bonusNotices()).toHaveLength(1)
    await pay()
    expect(await given('hunting')).toHaveLength(1)
  })

  it('[HUNT-01] gives no more than its terms allow', async () => {
    const id = await hunt()
    const placed = await bet([id, 'hunting'], { stake: 3_000n })
    settle('1', WON)
    await settledAs(placed, 'win_entire')
    expect(await points(id)).toBe(300)
    await pay()
    expect(await given('hunting')).toHaveLength(2)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[HUNT-01] [FAIR-5] takes back what a corrected result does not bring, and gives it again', async () => {
    const id = await hunt()
    const placed = await bet([id, 'hunting'])
    settle('1', LOST)
    await settledAs(placed, 'lose_entire')
    await pay()
    expect((await given('hunting')).map(({ status }) => status)).toEqual(['active', 'active'])
    settle('1', VOID, 2)
    await settledAs(placed, 'refund_entire')
    await pay()
    expect((await given('hunting')).map(({ status }) => status)).toEqual([
      'deactivated',
      'deactivated',
    ])
    settle('1', WON, 2)
    await settledAs(placed, 'win_entire')
    await pay()
    expect((await given('hunting')).map(({ status }) => status)).toEqual(['active', 'active'])
    expect(await bonusNotices()).toHaveLength(2)
  })

  it('[HUNT-01] leaves a freebet that is used already, and never gives it twice', async () => {
    const id = await hunt()
    const placed = await bet([id, 'hunting'], { stake: 500n })
    settle('1', LOST)
    await settledAs(placed, 'lose_entire')
    await pay()
    const [freebet] = await rows<{ id: bigint }>(
      "select id from bonuses where player_id = $1 and cause like 'hunting:%'",
      [test.playerId],
    )
    await bet([String(freebet?.id), 'freebet'], { stake: 500n, matchId: '3' })
    for (const [outcome, name] of [
      [VOID, 'refund_entire'],
      [WON, 'win_entire'],
    ] as const) {
      settle('1', outcome, 2)
      await settledAs(placed, name)
      await pay()
      expect(await given('hunting')).toMatchObject([{ status: 'bonus_over', times_used: 1 }])
    }
  })

  const cup = async (terms: object = {}) => {
    const offer = await putOffer(test.database.pool, 'tournament', {
      farming: { points_per_euro: 10 },
      pool: { EUR: '100.00', JPY: '15000', USD: '100.00' },
      prizes: [
        { from: 1, to: 1, share: '0.5' },
        { from: 2, to: 3, share: '0.2' },
      ],
      pays_as: prize,
      ...terms,
    })
    await test.database.pool.query(
      `insert into offer_pools (offer_id, currency, initial, amount, changed_at)
      values ($1, 'EUR', 10000, 10000, now()), ($1, 'JPY', 15000, 15000, now()),
        ($1, 'USD', 10000, 10000, now())`,
      [offer],
    )
    const enter = async (playerId = test.playerId, has = 0, currency = 'EUR') =>
      String(
        (
          await rows<{ id: bigint }>(
            `insert into bonuses (player_id, offer_id, offer_version, kind, cause, status, currency,
              points, points_at, issued_at, activated_at)
            values ($1, $2, 1, 'tournament', 'test', 'active', $4, $3, now(), now(), now())
            returning id`,
            [playerId, offer, has, currency],
          )
        )[0]?.id,
      )
    const end = (ago: number) =>
      rows('update offers set valid_to = $2 where id = $1', [
        offer,
        new Date(test.clock.now() - ago),
      ])
    const pool = async () =>
      (
        await rows<{ amount: bigint }>(
          'select amount from offer_pools where offer_id = $1 order by currency',
          [offer],
        )
      ).map(({ amount }) => amount)
    return { offer, enter, end, pool }
  }

  it('[HUNT-01] hunts, tournaments and boxes say what was farmed by which bets, and what they can boost', async () => {
    const boost = { points: 200, multiplier: 1.5, freebets: 1 }
    const give = (kind: BonusType, terms: object) =>
      giveBonus(test.database.pool, test.playerId, {
        kind,
        terms: { farming: { points_per_euro: 10 }, boost, ...terms },
      })
    const hunting = await give('hunting', { reward: { points: 100, offer: prize, most: 5 } })
    const box = await give('lootbox', { points_to_open: 1_000, contents: [{ chance: '1' }] })
    const cupId = await (await cup({ boost })).enter()
    const gift = await giveBonus(test.database.pool, test.playerId, {
      kind: 'freebet',
      amount: 500n,
      terms: { mode: 'only_win', amount: { EUR: '5.00' } },
    })
    const first = await bet([hunting, 'hunting'], { stake: 2_000n })
    await bet([hunting, 'hunting'], { stake: 1_001n, matchId: '3' })
    const second = await bet([cupId, 'tournament'], { stake: 3_000n })
    settle('1', LOST)
    await settledAs(first, 'lose_entire')
    await settledAs(second, 'lose_entire')
    const { data } = await test.client('listBonuses')
    const said = (id: string) => data.find((bonus) => bonus.id === id)
    const common = { currency: 'EUR', subunits: 100, farmedEventIds: ['1'] }
    expect(said(hunting)).toMatchObject({
      ...common,
      farming: {
        averageStake: 1_500n,
        betsCount: 2,
        points: 200,
        availablePoints: 300,
        potentialPoints: 100,
        potentialFreebetAmount: 1_500n,
        initialPool: 0n,
      },
      freebetsToBoost: [gift],
    })
    expect(said(box)).toMatchObject({
      ...common,
      farming: {
        averageStake: 2_000n,
        betsCount: 3,
        points: 500,
        availablePoints: 500,
        potentialPoints: 100,
        potentialFreebetAmount: 0n,
        initialPool: 0n,
      },
      freebetsToBoost: [gift],
    })
    expect(said(cupId)).toMatchObject({
      ...common,
      farming: {
        averageStake: 3_000n,
        betsCount: 1,
        points: 300,
        availablePoints: null,
        potentialPoints: 0,
        potentialFreebetAmount: 5_000n,
        initialPool: 10_000n,
      },
      freebetsToBoost: [gift],
    })
  })

  it('[TOUR-02] [HUNT-01] [RT-12] a pool grows by the share of each stake, in every currency, and shrinks by bets that never were', async () => {
    const { enter, pool } = await cup({ pool_share: '0.015' })
    const id = await enter()
    const first = await bet([id, 'tournament'], { stake: 2_000n })
    await bet([id, 'tournament'], { stake: 1_033n, matchId: '3' })
    await Promise.all([pay(), pay()])
    const [euros, yen] = await pool()
    // 1.5 % of 30.33 is 0.45495.
    expect(euros).toBe(10_045n)
    expect(yen).toBe(15_068n)
    settle('1', VOID)
    await settledAs(first, 'refund_entire')
    await pay()
    expect((await pool())[0]).toBe(10_015n)
    await pay()
    expect((await pool())[0]).toBe(10_015n)
  })

  it('[TOUR-02] [HUNT-01] stakes in another currency count for what they are worth in that of the bonus', async () => {
    const { enter, pool } = await cup({ pool_share: '0.015' })
    const id = await enter()
    for (const [currency, amount] of [
      ['USDT', 20_000_000n],
      ['JPY', 10_000n],
    ] as const) {
      await openAccount(test.database.kysely, test.playerId, currency)
      const cause = `start:${currency}`
      const order = { playerId: test.playerId, currency, amount: amountOf(amount), cause }
      await credit(test.database.kysely, order)
    }
    const staked = async () => {
      const [row] = await rows<{ staked: bigint }>('select staked from bonuses where id = $1', [id])
      return row?.staked
    }
    const first = await bet([id, 'tournament'], { stake: 10_000_999n, currency: 'USDT' })
    expect(await staked()).toBe(1_000n)
    await bet([id, 'tournament'], { stake: 1_001n, matchId: '3', currency: 'JPY' })
    // 1001 of 150 yen a euro are 6.673 euros.
    expect(await staked()).toBe(1_667n)
    await pay()
    // 1.5 % of 16.67 euros are 25.005 cents.
    expect(await pool()).toEqual([10_025n, 15_037n, 10_025n])
    settle('1', VOID)
    await settledAs(first, 'refund_entire')
    expect(await staked()).toBe(667n)
    await pay()
    expect(await pool()).toEqual([10_010n, 15_015n, 10_010n])
  })

  it('[TOUR-02] an ended tournament pays its pool once, though nobody looks; equals share', async () => {
    const { offer, enter, end } = await cup()
    const others = await Promise.all(Array.from({ length: 4 }, () => test.player()))
    for (const [index, { id }] of others.entries()) {
      await enter(id, [40, 30, 30, 30][index], index === 1 ? 'USD' : 'EUR')
    }
    await enter(test.playerId, 0)
    await pay()
    expect(await given(`tournament:${offer}`, others[0]?.id)).toEqual([])
    await end(0)
    await Promise.all([pay(), pay(), pay()])
    await pay()
    const won = await Promise.all(others.map(({ id }) => given(`tournament:${offer}`, id)))
    // The second and third place are taken by three, who share 40 of 100.
    expect(won.map(([one]) => [one?.amount, one?.currency])).toEqual([
      [5_000n, 'EUR'],
      [1_333n, 'USD'],
      [1_333n, 'EUR'],
      [1_333n, 'EUR'],
    ])
    expect(won.every((all) => all.length === 1)).toBe(true)
    expect(await given(`tournament:${offer}`)).toEqual([])
    expect(await bonusNotices(others[0]?.client)).toHaveLength(1)
  })

  it('[TOUR-02] pays prizes also while a hunt cannot be rewarded', async () => {
    const { offer, enter, end } = await cup()
    const { id: winner } = await test.player()
    await enter(winner, 40)
    await end(0)
    const allow = await refuse('of rewards on bonuses for each row')
    await rows('update bonuses set points = 50, reward_due = true where id = $1', [await hunt()])
    await payInVain(1)
    await expect.poll(() => given(`tournament:${offer}`, winner)).toHaveLength(1)
    await allow()
    test.clock.advance(PUT_OFF_MS)
    await pay()
    await expect.poll(() => given('hunting')).toHaveLength(1)
  })

  it('[HUNT-01] [TOUR-02] gives to the others where one hunt and one prize fail', async () => {
    const { offer, enter, end } = await cup()
    const [first, second] = [await test.player(), await test.player()]
    await enter(first.id, 40)
    await enter(second.id, 30)
    const hunts = [await hunt(), await hunt()]
    const allow = await refuse(
      `of rewards on bonuses for each row when (new.id = ${hunts[0]})`,
      `on tournament_prizes for each row when (new.player_id = ${first.id})`,
    )
    await end(0)
    await rows('update bonuses set points = 50, reward_due = true where id = any($1)', [hunts])
    const prizesOf = async ({ id }: typeof first) =>
      (await given(`tournament:${offer}`, id)).map(({ amount }) => amount)
    await payInVain(2)
    await expect.poll(() => given('hunting')).toHaveLength(1)
    await expect.poll(() => prizesOf(second)).toEqual([2_000n])
    expect(await prizesOf(first)).toEqual([])
    await allow()
    test.clock.advance(PUT_OFF_MS)
    await pay()
    await expect.poll(() => given('hunting')).toHaveLength(2)
    await expect.poll(() => prizesOf(first)).toEqual([5_000n])
  })

  it('[HUNT-01] gives to those who come after more hunts that fail than are taken at once', async () => {
    const broken = await Promise.all(Array.from({ length: 100 }, () => hunt()))
    const sound = await hunt()
    const allow = await refuse(`of rewards on bonuses for each row when (new.id < ${sound})`)
    await rows('update bonuses set points = 50 where id = any($1)', [[...broken, sound]])
    await payInVain(100)
    await pay()
    await expect.poll(() => given('hunting')).toHaveLength(1)
    test.clock.advance(PUT_OFF_MS)
    // Again where a turn found the other at work, or no connection.
    const later = new Date(test.clock.now() + 2 * PUT_OFF_MS)
    const sooner = () => rows('select from put_off_rewards where due_at < $1', [later])
    await expect.poll(() => pay().then(sooner, sooner)).toEqual([])
    await allow()
    const hunted = () => given('hunting')
    test.clock.advance(3_600_000)
    const inTheEnd = () => pay().then(hunted, hunted)
    await expect.poll(inTheEnd).toHaveLength(101)
    await expect.poll(() => rows('select from put_off_rewards')).toEqual([])
  })

  it('[TOUR-02] ends no tournament before its pool has taken in every stake', async () => {
    const { offer, enter, end } = await cup({ pool_share: '0.015' })
    const placed = await bet([await enter(), 'tournament'], { stake: 2_000n })
    settle('1', LOST)
    await settledAs(placed, 'lose_entire')
    await end(0)
    const another = await test.database.pool.connect()
    await another.query('begin')
    await another.query('select take_tournament_changes(100, now())')
    await pay()
    await another.query('rollback')
    another.release()
    expect(await given(`tournament:${offer}`)).toEqual([])
    await rows(`create function refuse_growth() returns trigger language plpgsql as $$
      begin raise exception 'no growth'; end $$`)
    await rows(`create trigger refuse_growth before update of grown on offer_pools
      for each row execute function refuse_growth()`)
    await expect(pay()).rejects.toThrow('no growth')
    await rows('drop function refuse_growth cascade')
    expect(await given(`tournament:${offer}`)).toEqual([])
    await pay()
    // 1.5 % of 20 euros are in the pool too, of which the first has half.
    expect(await given(`tournament:${offer}`)).toMatchObject([{ amount: 5_015n }])
  })

  it('[TOUR-02] waits for bets that are not settled, three days at most, and stands from then on', async () => {
    const { offer, enter, end } = await cup()
    const id = await enter()
    const other = await test.player()
    await enter(other.id, 60)
    const placed = await bet([id, 'tournament'])
    await end(2 * DAY_MS)
    await pay()
    expect(await given(`tournament:${offer}`, other.id)).toEqual([])
    await end(3 * DAY_MS)
    await pay()
    expect(await given(`tournament:${offer}`, other.id)).toMatchObject([{ amount: 5_000n }])
    settle('1', WON)
    await settledAs(placed, 'win_entire')
    await pay()
    expect(await points(id)).toBe(0)
    expect(await given(`tournament:${offer}`)).toEqual([])
  })

  it('[TOUR-02] counts bets that were settled after the end', async () => {
    const { offer, enter, end } = await cup()
    const id = await enter()
    const placed = await bet([id, 'tournament'])
    await end(1)
    await pay()
    settle('1', LOST)
    await settledAs(placed, 'lose_entire')
    await pay()
    expect(await given(`tournament:${offer}`)).toMatchObject([{ amount: 5_000n }])
  })

  it('[FREE-02] [NOTIF-01] a freebet given for a lost one without risk stands in the notification centre', async () => {
    const id = await giveBonus(test.database.pool, test.playerId, {
      kind: 'freebet',
      amount: 500n,
      terms: { mode: 'no_risk', amount: { EUR: '5.00' }, returns_as: prize },
    })
    const placed = await bet([id, 'freebet'], { stake: 500n })
    settle('1', LOST)
    await settledAs(placed, 'lose_entire')
    expect(await given('bet:')).toMatchObject([{ status: 'active', amount: 500n }])
    expect(await bonusNotices()).toMatchObject([{ objectType: 'bonus' }])
  })

  it('[TOUR-01] places are right while counts are behind, and after', async () => {
    const { offer, enter } = await cup()
    const some = await Promise.all(Array.from({ length: 6 }, () => test.player()))
    const sums = [5, 63, 64, 65, 5_000, 5_001]
    const ids = await Promise.all(some.map(({ id }, index) => enter(id, sums[index])))
    const places = () =>
      Promise.all(
        some.map(async ({ client }) => {
          const { meta } = await client('getTournamentRating', { params: { id: offer } })
          return [meta.own?.position, meta.pagination.total]
        }),
      )
    const expected = [6, 5, 4, 3, 2, 1].map((place) => [place, 6])
    expect(await places()).toEqual(expected)
    await pay()
    expect(await places()).toEqual(expected)
    await rows('update bonuses set points = 5002 where id = $1', [ids[0]])
    await rows('update bonuses set points = 0 where id = $1', [ids[5]])
    const after = [1, 5, 4, 3, 2, undefined].map((place) => [place, 5])
    expect(await places()).toEqual(after)
    await pay()
    expect(await places()).toEqual(after)
  })
})
