import { createHash, createHmac } from 'node:crypto'
import type { ApiClient } from '@touchline/contract'
import { proveLootbox } from '@touchline/contract/draws'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { refusalOf } from '../testing/refusal.ts'
import { bonusSteps, fileOf, OFFERS } from './testing/bonus-steps.ts'
import { issueBonus } from './bonus-repository.ts'

const DAY_MS = 86_400_000

describe.each(engines)('the use of bonuses on $name', (engine) => {
  const test = backendOfTest(engine, { countryHeader: 'x-country' })
  const { db, now, apply, list, one, setPoints, elapse, placed, use, empty } = bonusSteps(test)

  beforeEach(async () => {
    await empty()
  })

  it('[BON-11] activates once, and not what has ended between reading and activating', async () => {
    await apply(
      `${fileOf('prize')}${OFFERS.hunt.replace('issue: everyone', 'issue: everyone, valid_days: 1')}`,
    )
    const hunt = await one('hunting')
    expect(hunt).toMatchObject({
      userBonusStatus: 'available',
      activatable: true,
      activatedAt: null,
    })
    const activate = () => test.client('activateBonus', { params: { id: hunt.id }, body: {} })
    const both = await Promise.all([activate(), activate()])
    expect(both.map(({ data }) => data.userBonusStatus)).toEqual(['active', 'active'])
    const other = await test.player()
    expect(
      await refusalOf(other.client('activateBonus', { params: { id: hunt.id }, body: {} })),
    ).toMatchObject({ status: 404 })
    const late = await one('hunting', other.client)
    await elapse(DAY_MS)
    expect(
      await refusalOf(other.client('activateBonus', { params: { id: late.id }, body: {} })),
    ).toMatchObject({ status: 409, messageKey: 'error.bonus.over' })
  })

  it('[BON-04] a bonus is used once, however many bets come at once', async () => {
    await apply(fileOf('gift'))
    const { id } = await one('freebet')
    const bets = await Promise.all(Array.from({ length: 6 }, placed))
    const used = await Promise.all(bets.map((bet) => use(id, bet)))
    expect(used.filter(Boolean)).toHaveLength(1)
    const bet = bets[used.indexOf(true)] ?? 0n
    const back = () =>
      sql<{
        done: boolean
      }>`select give_back_bonus(${id}, ${bet}, ${now()}, '3 days') as done`.execute(db())
    const backs = await Promise.all([back(), back()])
    expect(backs.filter(({ rows }) => rows[0]?.done === true)).toHaveLength(1)
    const again = bets.find((one_) => one_ !== bet) ?? 0n
    expect(await use(id, again)).toBe(true)
    const { rows } = await sql<{
      done: boolean
    }>`select retake_bonus(${id}, ${bet}, ${now()}) as done`.execute(db())
    expect(rows).toEqual([{ done: false }])
    await expect(
      sql`update bonuses set times_used = 2 where id = ${id}`.execute(db()),
    ).rejects.toThrow('bonuses_use')
  })

  const rowOf = async (id: string | bigint) => {
    const { rows } = await sql<{ status: string; expires_at: Date | null; ended_at: Date | null }>`
      select status, expires_at, ended_at from bonuses where id = ${id}
    `.execute(db())
    return rows[0]
  }

  it('[BON-04] what has no end has none after a bet gave it back, and what ends has a day more', async () => {
    await apply(fileOf('boost', 'gift'))
    const [boost, gift] = [await one('comboboost'), await one('freebet')]
    const giveBack = async (id: string) => {
      const bet = await placed()
      expect(await use(id, bet)).toBe(true)
      await sql`select give_back_bonus(${id}, ${bet}, ${now()}, '1 day')`.execute(db())
      return rowOf(id)
    }
    expect(await giveBack(boost.id)).toMatchObject({ status: 'active', expires_at: null })
    await elapse(2.5 * DAY_MS)
    expect(await giveBack(gift.id)).toMatchObject({
      status: 'active',
      ended_at: null,
      expires_at: new Date(test.clock.now() + DAY_MS),
    })
  })

  it('[FREE-02] the part of a freebet that comes back ends when the freebet would have', async () => {
    await apply(fileOf('gift', 'prize'))
    const gift = await one('freebet')
    const prize = await issueBonus(
      db(),
      { playerId: test.playerId, offerId: 'prize', cause: 'test' },
      now(),
    )
    const endOfPart = async (id: string) => {
      const bet = await placed()
      expect(await use(id, bet)).toBe(true)
      await sql`select settle_bonus(${id}, ${bet}, 'part', 200, ${now()})`.execute(db())
      const { rows } = await sql<{ expires_at: Date | null }>`
        select expires_at from bonuses where cause = ${`bet:${bet}`}
      `.execute(db())
      return rows[0]?.expires_at
    }
    expect(await endOfPart(gift.id)).toEqual(new Date(test.clock.now() + 3 * DAY_MS))
    expect(await endOfPart(String(prize?.id))).toBeNull()
  })

  it('[FREE-02] a correction brings the part of a freebet to what comes back now', async () => {
    await apply(fileOf('gift', 'prize'))
    const { id } = await one('freebet')
    const bet = await placed()
    expect(await use(id, bet)).toBe(true)
    const settle = async (outcome: string, part: number) => {
      await sql`select settle_bonus(${id}, ${bet}, ${outcome}, ${part}, ${now()})`.execute(db())
      const { rows } = await sql<{ amount: bigint; status: string }>`
        select amount, status from bonuses where cause = ${`bet:${bet}`}
      `.execute(db())
      return rows
    }
    expect(await settle('part', 83)).toEqual([{ amount: 83n, status: 'active' }])
    expect(await settle('part', 250)).toEqual([{ amount: 250n, status: 'active' }])
    expect(await settle('stands', 0)).toEqual([{ amount: 250n, status: 'deactivated' }])
    expect(await settle('part', 100)).toEqual([{ amount: 100n, status: 'active' }])
    // It is lost, and its offer gives nothing for that.
    expect(await settle('lost', 500)).toEqual([{ amount: 100n, status: 'deactivated' }])
  })

  it('[LOOT-01] a box that was opened stays opened when a bet that filled it never was', async () => {
    await apply(fileOf('prize', 'box'))
    const { id } = await one('lootbox')
    const bet = await placed()
    expect(await use(id, bet)).toBe(true)
    await test.client('activateBonus', { params: { id }, body: {} })
    const opened = await rowOf(id)
    expect(opened).toMatchObject({ status: 'bonus_over' })
    await sql`select give_back_bonus(${id}, ${bet}, ${now()}, '1 day')`.execute(db())
    expect(await rowOf(id)).toEqual(opened)
  })

  it('counts points of a bet once, however often it is settled', async () => {
    await apply(fileOf('prize', 'cup'))
    const { id } = await one('tournament')
    const bet = await placed()
    expect(await use(id, bet)).toBe(true)
    const points = (won: number) =>
      sql`select set_bonus_points(${id}, ${bet}, ${won}, 0, ${now()})`.execute(db())
    await points(30)
    await points(30)
    expect((await one('tournament')).farming).toMatchObject({
      points: 30,
      betsCount: 1,
      averageStake: 500n,
    })
    await points(10)
    expect((await one('tournament')).farming.points).toBe(10)
    await sql`select give_back_bonus(${id}, ${bet}, ${now()}, '0')`.execute(db())
    expect((await one('tournament')).farming).toMatchObject({ points: 0, betsCount: 0 })
  })

  it('[PROMO-02] redeems a code however it is typed, once for a player and no more often than it may be', async () => {
    await apply(fileOf('code'))
    const redeem = (client: ApiClient, code: string) =>
      client('redeemPromoCode', { body: { code } })
    expect(await list()).toEqual([])
    const { data } = await redeem(test.client, ' ｓummer–2026 ')
    expect(data).toMatchObject({ type: 'freebet', offerId: 'coded', userBonusStatus: 'active' })
    expect((await redeem(test.client, 'SUMMER2026')).data).toEqual(data)
    const others = await Promise.all([test.player(), test.player(), test.player()])
    const tried = await Promise.allSettled(
      others.map(({ client }) => redeem(client, 'summer 2026')),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from bonuses`.execute(db())
    expect(rows).toEqual([{ n: 2 }])
  })

  it('[PROMO-02] gives the same again where the answer was lost, and says so once that is used or over', async () => {
    await apply(fileOf('code'))
    const redeem = async () =>
      (await test.client('redeemPromoCode', { body: { code: 'SUMMER2026' } })).data
    const [first, second] = await Promise.all([redeem(), redeem()])
    expect(second).toEqual(first)
    await apply(fileOf('code').replace('SUMMER2026', 'WINTER2026'))
    expect((await redeem()).id).toBe(first.id)
    const used = { status: 409, messageKey: 'error.bonus.code_used' }
    await sql`update bonuses set expires_at = ${now()}`.execute(db())
    expect(await refusalOf(redeem())).toMatchObject(used)
    await sql`update bonuses set expires_at = null, status = 'bonus_over'`.execute(db())
    expect(await refusalOf(redeem())).toMatchObject(used)
    const { rows } = await sql<{ redeemed: number }>`
      select redeemed from promo_codes where code = 'SUMMER2026'
    `.execute(db())
    expect(rows).toEqual([{ redeemed: 1 }])
  })

  it('[PROMO-02] a code stays open to all, or is opened to them, when its offer changes', async () => {
    const redeemed = async () => {
      const { client } = await test.player()
      const answer = client('redeemPromoCode', { body: { code: 'SUMMER2026' } })
      return (await answer.catch(() => null))?.data.offerId ?? null
    }
    const endless = fileOf('code').replace(', most: 2', '')
    await apply(endless)
    expect(await redeemed()).toBe('coded')
    await apply(endless.replace('It.', 'It is.'))
    expect(await redeemed()).toBe('coded')
    await apply(fileOf('code').replace('most: 2', 'most: 1'))
    expect(await redeemed()).toBeNull()
    await apply(endless)
    expect(await redeemed()).toBe('coded')
  })

  it('[PROMO-02] ends guessing after ten codes, for the right one too', async () => {
    await apply(fileOf('code'))
    const redeem = (code: string) => test.client('redeemPromoCode', { body: { code } })
    for (let n = 0; n < 10; n += 1) {
      expect(await refusalOf(redeem(`GUESS${n}`))).toMatchObject({ status: 422 })
    }
    expect(await refusalOf(redeem('SUMMER2026'))).toMatchObject({ status: 429 })
    test.clock.advance(16 * 60_000)
    expect((await redeem('SUMMER2026')).data.offerId).toBe('coded')
  })

  it('[PROMO-02] takes a code that was redeemed, and is typed again, for no guess', async () => {
    await apply(fileOf('code'))
    const redeem = () => test.client('redeemPromoCode', { body: { code: 'SUMMER2026' } })
    await redeem()
    await sql`update bonuses set status = 'bonus_over'`.execute(db())
    for (let n = 0; n < 12; n += 1) {
      expect(await refusalOf(redeem())).toMatchObject({ messageKey: 'error.bonus.code_used' })
    }
  })

  it('[GAP-50] [LOOT-01] a box shows its odds and what it is sealed with, and anybody can draw it again', async () => {
    await apply(fileOf('prize', 'box'))
    const before = await one('lootbox')
    expect(before.contents).toEqual([
      { name: 'prize', chance: 250_000, type: 'freebet', amount: 500n },
      { name: '', chance: 750_000, type: null, amount: null },
    ])
    expect(before).toMatchObject({ draw: null, activatable: true })
    const open = (word: string) =>
      test.client('activateBonus', { params: { id: before.id }, body: { word } })
    const opened = await Promise.all([open('mine'), open('other')])
    const { data } = await open('third')
    for (const answer of opened) expect(answer.data).toEqual(data)
    if (data.type !== 'lootbox' || data.draw === null) return expect.fail('it was not drawn')
    const { seed, commitment, message, number, content } = data.draw
    expect(createHash('sha256').update(seed, 'hex').digest('hex')).toBe(before.commitment)
    expect(commitment).toBe(before.commitment)
    const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest()
    expect(number).toBe(mac.readUIntBE(0, 6) % 1_000_000)
    expect(content).toBe(number < 250_000 ? 0 : 1)
    const { subtle } = globalThis.crypto
    expect(await proveLootbox(data.draw, data.contents, subtle)).toBe(true)
    expect((await list()).filter(({ type }) => type === 'freebet')).toHaveLength(
      content === 0 ? 1 : 0,
    )
    expect(data.wonBonusId === null).toBe(content === 1)
  })

  it('[BON-13] [GAP-50] [HUNT-01] a hunt boosts freebets of the same currency, each once', async () => {
    await apply(fileOf('gift', 'prize', 'hunt'))
    const [hunt, gift] = [await one('hunting'), await one('freebet')]
    await test.client('activateBonus', { params: { id: hunt.id }, body: {} })
    const boost = (...freebetIds: string[]) =>
      test.client('boostFreebets', { params: { id: hunt.id }, body: { freebetIds } })
    expect(await refusalOf(boost(gift.id))).toMatchObject({
      status: 409,
      messageKey: 'error.bonus.not_full',
    })
    await setPoints(hunt.id, 130)
    expect(await one('hunting')).toMatchObject({
      freebetsToBoost: [gift.id],
      boostMultiplier: 1500,
      farming: { points: 130, availablePoints: 70, potentialFreebetAmount: 500n },
      reward: { points: 100, amount: 500n },
      subunits: 100,
    })
    const dollars = await issueBonus(
      db(),
      { playerId: test.playerId, offerId: 'prize', cause: 'a', currency: 'USD' },
      now(),
    )
    expect(await refusalOf(boost(gift.id, String(dollars?.id)))).toMatchObject({
      messageKey: 'error.bonus.not_boostable',
    })
    for (const { data } of await Promise.all([boost(gift.id), boost(gift.id)])) {
      expect(data).toMatchObject([{ id: gift.id, multiplier: 1500 }])
    }
    expect(
      (await test.client('getBonus', { params: { kind: 'freebets', id: gift.id } })).data,
    ).toMatchObject({
      multiplier: 1500,
      amount: 500n,
      freebetStake: 750n,
      boost: { by: hunt.id },
    })
    const more = await issueBonus(
      db(),
      { playerId: test.playerId, offerId: 'prize', cause: 'b' },
      now(),
    )
    expect(await refusalOf(boost(String(more?.id)))).toMatchObject({
      messageKey: 'error.bonus.boosts_left',
    })
    // The answer was lost, and the hunt is over since.
    await sql`update bonuses set status = 'bonus_over' where id = ${hunt.id}`.execute(db())
    expect((await boost(gift.id)).data).toMatchObject([{ id: gift.id, multiplier: 1500 }])
    expect(
      await refusalOf(
        test.client('boostFreebets', { params: { id: gift.id }, body: { freebetIds: [gift.id] } }),
      ),
    ).toMatchObject({ messageKey: 'error.bonus.no_boost' })
  })
})
