import { amountOf } from '@touchline/betting'
import type { BonusType } from '@touchline/betting'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { createRewardPayer } from '../bonuses/pay-rewards.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { giveBonus, putOffer } from '../testing/bonuses.ts'
import { leg, single } from '../testing/placements.ts'
import { refusalOf } from '../testing/refusal.ts'
import { LOST, settlement, WON } from '../testing/world.ts'

const VOID = { result: -1, voidFactor: 1 } as const
const DAY_MS = 86_400_000
const FIVE = amountOf(500n)

describe.each(engines)('freebets that bets bring, on $name', (engine) => {
  const test = backendOfTest(engine)
  const { client } = test

  const gift = (terms: object = {}) =>
    putOffer(test.database.pool, 'freebet', {
      mode: 'only_win',
      amount: { EUR: '5.00' },
      ...terms,
    })
  const place = async (id: string, type: BonusType, matchId = '1', odds = 2000) => {
    const body = single(leg(matchId, '1', odds), FIVE)
    const bonus = { id, type, odds: null }
    const bets = body.bets.map((bet) => ({ ...bet, bonus }))
    return (await client('placeBets', { body: { ...body, bets } })).data[0]?.id
  }
  const placeWithoutRisk = async (returns: string) =>
    place(
      await giveBonus(test.database.pool, test.playerId, {
        kind: 'freebet',
        amount: FIVE,
        terms: { mode: 'no_risk', amount: { EUR: '5.00' }, returns_as: returns },
      }),
      'freebet',
    )
  const settleAs = async (outcome: object, name: string, id?: string) => {
    test.feed.send(
      settlement('1', test.clock.now(), [{ id: '1', ...LOST, ...outcome }], { certainty: 2 }),
    )
    await expect
      .poll(async () => {
        const { data } = await client('listBets')
        return data.find((bet) => id === undefined || bet.id === id)?.result
      })
      .toBe(name)
  }
  const given = async (cause: string) =>
    (
      await test.database.pool.query<{ id: bigint; status: string; expires_at: Date | null }>(
        'select id, status, expires_at from bonuses where player_id = $1 and starts_with(cause, $2)',
        [test.playerId, cause],
      )
    ).rows

  it.each([{ activation: 'manual' }, { only_verified: true }])(
    '[FREE-02] [BON-02] for a loss wait as their own terms say: %o',
    async (terms) => {
      await placeWithoutRisk(await gift(terms))
      await settleAs(LOST, 'lose_entire')
      const [child] = await given('bet:')
      expect(child?.status).toBe('available')
      const { data } = await client('listNotifications')
      expect(data.map(({ type }) => type)).toContain('bonus')
      const used = place(String(child?.id), 'freebet', '3', 1500)
      expect((await refusalOf(used)).messageKey).toBe('error.place_bets.bonus_unavailable')
      await settleAs(WON, 'win_entire')
      await settleAs(LOST, 'lose_entire')
      expect(await given('bet:')).toMatchObject([{ status: 'available' }])
    },
  )

  it('[FREE-02] [BON-11] for a loss stay active once their player has pressed', async () => {
    await placeWithoutRisk(await gift({ activation: 'manual' }))
    await settleAs(LOST, 'lose_entire')
    const [child] = await given('bet:')
    await client('activateBonus', { params: { id: String(child?.id) }, body: {} })
    await settleAs(WON, 'win_entire')
    await settleAs(LOST, 'lose_entire')
    expect(await given('bet:')).toMatchObject([{ status: 'active' }])
  })

  it('[FREE-02] for a loss last no longer than their offer', async () => {
    const returns = await gift()
    const end = new Date(test.clock.now() + DAY_MS / 24)
    await test.database.pool.query('update offers set valid_to = $2 where id = $1', [returns, end])
    await placeWithoutRisk(returns)
    await settleAs(LOST, 'lose_entire')
    expect(await given('bet:')).toMatchObject([{ expires_at: end }])
  })

  it('[HUNT-01] [BON-02] of a hunt that come again still wait for their player, and last a day at least', async () => {
    const reward = {
      points: 50,
      offer: await gift({ only_verified: true, valid_days: 7 }),
      most: 1,
    }
    const hunt = await giveBonus(test.database.pool, test.playerId, {
      kind: 'hunting',
      terms: { farming: { points_per_euro: 10 }, reward },
    })
    const { kysely: db, pool } = test.database
    const report = (error: unknown) => {
      throw error
    }
    const payer = createRewardPayer({ db, clock: test.clock, reporter: { report } })
    const bet = await place(hunt, 'hunting')
    await settleAs(LOST, 'lose_entire', bet)
    await payer.pay()
    expect(await given('hunting:')).toMatchObject([{ status: 'available' }])
    await settleAs(VOID, 'refund_entire', bet)
    await payer.pay()
    expect(await given('hunting:')).toMatchObject([{ status: 'deactivated' }])
    await pool.query(`update bonuses set expires_at = $1 where cause like 'hunting:%'`, [
      new Date(test.clock.now() - 1),
    ])
    await settleAs(LOST, 'lose_entire', bet)
    await payer.pay()
    expect(await given('hunting:')).toMatchObject([
      { status: 'available', expires_at: new Date(test.clock.now() + DAY_MS) },
    ])
  })
})
