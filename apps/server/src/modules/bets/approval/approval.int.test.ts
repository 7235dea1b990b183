import type { Amount } from '@touchline/betting'
import { amountOf, timesAmount } from '@touchline/betting'
import { channels, decodePushEvent } from '@touchline/contract'
import { describe, expect, it, vi } from 'vitest'
import { engines } from '../../../db/testing/test-database.ts'
import { backendOfTest } from '../../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../../testing/ledger-audit.ts'
import { leg, single } from '../../testing/placements.ts'
import { storedSingle } from '../../testing/stored-placement.ts'
import { oddsChange, result } from '../../testing/world.ts'
import { ensureHouseAccounts, openAccount, readBalance } from '../../wallet/account-repository.ts'
import { credit } from '../../wallet/credit.ts'
import { runPlacement } from '../placement/place-bets-statement.ts'

/** At 2.00 the highest payout of EUR 250,000 allows a stake of EUR 125,000. */
const MAX_STAKE = amountOf(12_500_000n)
const ABOVE = amountOf(MAX_STAKE + 1n)
const CREDIT = 100_000_000n
const PASSWORD = 'Secret-pass-1'
const settings = { signupCredit: 1_000_000, approvalMs: 8000 }

describe.each(engines)('bets over the greatest stake on $name', (engine) => {
  const test = backendOfTest(engine, settings)
  const { client } = test

  const bodyOf = (stake: Amount) => single(leg('1', '1', 2000), stake, { isVip: true })
  const place = async (stake: Amount) =>
    (await client('placeBets', { body: bodyOf(stake) })).data[0]
  const read = async () => {
    const query = { status: ['submitted', 'waiting_results', 'rejected'] }
    return (await client('listBets', { query })).data[0]
  }
  const ended = async (playerId = test.playerId) => {
    const row = () =>
      test.database.kysely
        .selectFrom('bets')
        .select(['status', 'rejection_key'])
        .where('player_id', '=', playerId)
        .executeTakeFirst()
    await expect.poll(async () => (await row())?.status).not.toBe('submitted')
    return row()
  }
  const told = async () =>
    JSON.stringify(
      await test.database.kysely
        .selectFrom('notifications')
        .select('params')
        .where('player_id', '=', test.playerId)
        .where('text_key', '=', 'bet_rejected')
        .execute(),
    )
  const limit = (type: 'bet' | 'wager' | 'loss', amount: bigint) =>
    client('setLimit', {
      body: {
        type,
        amount: amountOf(amount),
        currency: 'EUR',
        ...(type !== 'bet' && { period: 'day' }),
      },
    })
  const balance = async () => (await client('listAccounts')).data[0]?.balance
  /** Statuses of the bet that an open page of the player is told of. */
  const watchPages = () => {
    const { publisher } = test.backend.push
    vi.spyOn(publisher, 'isOwnerWanted').mockReturnValue(true)
    vi.spyOn(publisher, 'isWanted').mockReturnValue(true)
    const published = vi.spyOn(publisher, 'publish')
    const channel = channels.player('en', String(test.playerId))
    return () =>
      published.mock.calls.flatMap(([name, data]) => {
        const event = decodePushEvent(data)
        if (name !== channel || !event.ok || event.value.type !== 'bet_changed') return []
        return [event.value.bet.status]
      })
  }

  it('[PLACE-09] are refused unless they are sent for approval', async () => {
    const body = single(leg('1', '1', 2000), ABOVE)
    await expect(client('placeBets', { body })).rejects.toMatchObject({
      messageKey: 'error.place_bets.stake_too_high',
    })
    expect(await balance()).toBe(CREDIT)
  })

  it('wait with their stake held, and are approved up to five times the greatest stake', async () => {
    const stake = timesAmount(MAX_STAKE, 5n)
    const toldPages = watchPages()
    expect(await place(stake)).toMatchObject({
      status: 'submitted',
      isVip: true,
      acceptanceAt: null,
    })
    expect(await balance()).toBe(CREDIT - stake)
    test.clock.advance(7999)
    expect((await read())?.status).toBe('submitted')
    test.clock.advance(1)
    await expect.poll(async () => (await read())?.status).toBe('waiting_results')
    await expect.poll(toldPages).toEqual(['submitted', 'waiting_results'])
    expect(await read()).toMatchObject({ isVip: true, winAmount: stake + stake })
    expect(await balance()).toBe(CREDIT - stake)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[MYB-13] are rejected beyond that, leave the list, and the stake returns', async () => {
    const toldPages = watchPages()
    await place(amountOf(MAX_STAKE * 5n + 1n))
    test.clock.advance(8000)
    await expect.poll(async () => (await read())?.status).toBe('rejected')
    await expect.poll(toldPages).toEqual(['submitted', 'rejected'])
    expect(await read()).toMatchObject({
      isVip: true,
      rejectionKey: 'error.place_bets.not_approved',
    })
    expect((await client('listBets')).data).toEqual([])
    expect(await balance()).toBe(CREDIT)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('are rejected when the price did not hold', async () => {
    await place(ABOVE)
    test.feed.send(oddsChange('1', test.clock.now(), result([1900, 3000, 4000])))
    test.clock.advance(8000)
    await expect
      .poll(async () => (await read())?.rejectionKey)
      .toBe('error.place_bets.invalid_odds')
    expect(await balance()).toBe(CREDIT)
  })

  it('[GAP-11] pay no more than was approved where the price has become better', async () => {
    const body = single(leg('1', '1', 2000), ABOVE, { isVip: true, acceptMode: 'any' })
    await client('placeBets', { body })
    test.feed.send(oddsChange('1', test.clock.now(), result([9000, 3000, 4000])))
    test.clock.advance(8000)
    await expect.poll(async () => (await read())?.status).toBe('waiting_results')
    expect(await read()).toMatchObject({ odds: 9000, winAmount: ABOVE + ABOVE })
  })

  it.each([
    { type: 'coolingoff', days: 7 },
    { type: 'selfexclusion', days: null },
  ] as const)('[FAIR-27] are not taken where a $type begins while they wait', async (exclusion) => {
    await place(ABOVE)
    await client('beginExclusion', { body: { ...exclusion, currentPassword: PASSWORD } })
    test.clock.advance(8000)
    const rejectionKey = 'error.place_bets.break_begun'
    expect(await ended()).toEqual({ status: 'rejected', rejection_key: rejectionKey })
    expect(await readBalance(test.database.kysely, test.playerId, 'EUR')).toBe(CREDIT)
    expect(await told()).toContain(rejectionKey)
    await expectLedgerToBalance(test.database.kysely)
  })

  it.each([
    ['of one bet, set anew', 'bet', null, ABOVE - 1n],
    ['of stakes, set anew', 'wager', null, ABOVE - 1n],
    ['of stakes, lowered', 'wager', CREDIT, ABOVE - 1n],
    ['of losses, lowered', 'loss', CREDIT, ABOVE - 1n],
  ] as const)(
    '[FAIR-27] are not taken where a limit %s while they wait is too low for them',
    async (_, type, before, after) => {
      if (before !== null) await limit(type, before)
      await place(ABOVE)
      await limit(type, after)
      test.clock.advance(8000)
      expect(await ended()).toEqual({
        status: 'rejected',
        rejection_key: 'error.place_bets.limit_lowered',
      })
      expect(await balance()).toBe(CREDIT)
      expect(await told()).toContain('error.place_bets.limit_lowered')
      await expectLedgerToBalance(test.database.kysely)
    },
  )

  it.each([
    ['set anew', null],
    ['lowered', CREDIT],
  ])('are taken where a limit %s while they wait still allows them', async (_, before) => {
    if (before !== null) {
      await limit('wager', before)
      await limit('loss', before)
    }
    await place(ABOVE)
    for (const type of ['bet', 'wager', 'loss'] as const) await limit(type, ABOVE)
    test.clock.advance(8000)
    await expect.poll(async () => (await read())?.status).toBe('waiting_results')
    expect(await balance()).toBe(CREDIT - ABOVE)
  })

  it('[GAP-11] are not taken in a currency that is offered no more', async () => {
    const { playerId } = test
    const { kysely: db, pool } = test.database
    await pool.query("insert into currencies values ('XTS', 100) on conflict do nothing")
    await ensureHouseAccounts(db, ['XTS'])
    await openAccount(db, playerId, 'XTS')
    const account = { playerId, currency: 'XTS' }
    await credit(db, { ...account, amount: amountOf(500n), cause: `xts:${playerId}` })
    const stored = storedSingle(playerId, amountOf(500n), { currency: 'XTS' })
    const waits = { status: 'submitted', acceptanceAt: new Date(0), isVip: true } as const
    await runPlacement(db, { ...stored, bets: stored.bets.map((bet) => ({ ...bet, ...waits })) })
    // Nobody watches it yet, as after a restart.
    await test.restart({ settings })
    test.clock.advance(0)
    expect(await ended(playerId)).toMatchObject({ rejection_key: 'error.place_bets.not_approved' })
    expect(await readBalance(db, playerId, 'XTS')).toBe(500n)
    await expectLedgerToBalance(db)
  })

  it('are placed once per reference, and decided once after a restart', async () => {
    const body = bodyOf(ABOVE)
    const [first] = (await client('placeBets', { body })).data
    const [again] = (await client('placeBets', { body })).data
    expect(again?.id).toBe(first?.id)
    await test.restart({ settings, downMs: 60_000 })
    test.clock.advance(0)
    const row = () =>
      test.database.kysely
        .selectFrom('bets')
        .select('status')
        .where('id', '=', BigInt(first?.id ?? 0))
        .executeTakeFirst()
    await expect.poll(row).toEqual({ status: 'waiting_results' })
    await expectLedgerToBalance(test.database.kysely)
  })

  it('are ordinary bets as long as the greatest stake covers them', async () => {
    expect(await place(MAX_STAKE)).toMatchObject({ status: 'waiting_results', isVip: false })
  })
})
