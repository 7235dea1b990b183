import type { Amount } from '@touchline/betting'
import { amountOf, timesAmount } from '@touchline/betting'
import { describe, expect, it } from 'vitest'
import { engines } from '../../../db/testing/test-database.ts'
import { backendOfTest } from '../../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../../testing/ledger-audit.ts'
import { leg, single } from '../../testing/placements.ts'
import { oddsChange, result } from '../../testing/world.ts'

/** At 2.00 the highest payout of EUR 250,000 allows a stake of EUR 125,000. */
const MAX_STAKE = amountOf(12_500_000n)
const ABOVE = amountOf(MAX_STAKE + 1n)
const CREDIT = 100_000_000n
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
  const balance = async () => (await client('listAccounts')).data[0]?.balance

  it('[PLACE-09] are refused unless they are sent for approval', async () => {
    const body = single(leg('1', '1', 2000), ABOVE)
    await expect(client('placeBets', { body })).rejects.toMatchObject({
      messageKey: 'error.place_bets.stake_too_high',
    })
    expect(await balance()).toBe(CREDIT)
  })

  it('wait with their stake held, and are approved up to five times the greatest stake', async () => {
    const stake = timesAmount(MAX_STAKE, 5n)
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
    expect(await read()).toMatchObject({ isVip: true, winAmount: stake + stake })
    expect(await balance()).toBe(CREDIT - stake)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[MYB-13] are rejected beyond that, leave the list, and the stake returns', async () => {
    await place(amountOf(MAX_STAKE * 5n + 1n))
    test.clock.advance(8000)
    await expect.poll(async () => (await read())?.status).toBe('rejected')
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
