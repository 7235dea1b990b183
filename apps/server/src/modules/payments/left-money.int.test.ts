import { amountOf } from '@touchline/betting'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { readOutbox } from '../../messaging/read-outbox.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { makeOwn } from '../testing/own-money.ts'
import { passTime } from '../testing/pass-time.ts'
import { leg, single } from '../testing/placements.ts'
import { startTestBackend } from '../testing/test-backend.ts'
import { settlement, WON } from '../testing/world.ts'
import { bookPaidByHand, writeLeftMoney } from './left-money-command.ts'
import { createMoneyReturner } from './return-money.ts'
import { paymentSteps } from './testing/payment-steps.ts'

const START = 10_000n
const PASSWORD = 'Secret-pass-1'
const DAY_MS = 86_400_000

describe.each(engines)('money of players who are kept out on $name', (engine) => {
  const test = backendOfTest(engine)
  const { openDeposit, pay, payments, sweepAfter, word, tell } = paymentSteps(test)
  beforeEach(async () => {
    await test.database.pool.query('update players set closed_at = null')
    await test.database.pool.query("update user_limits set status = 'disabled'")
    await makeOwn(test.database.kysely, test.playerId, amountOf(START))
  })

  const now = () => new Date(test.clock.now())
  const exclude = (
    days: number | null = null,
    type: 'selfexclusion' | 'coolingoff' = 'selfexclusion',
  ) => test.client('beginExclusion', { body: { type, days, currentPassword: PASSWORD } })
  const round = () => payments().service.returnLeftMoney()
  const emailOf = async () => (await test.client('getPlayer')).data.email ?? ''
  const balance = async () => {
    const { rows } = await test.database.pool.query<{ balance: bigint }>(
      "select balance from accounts where player_id = $1 and currency = 'EUR'",
      [test.playerId],
    )
    return rows[0]?.balance
  }
  const moved = async () => {
    const { rows } = await test.database.pool.query<{ text: string }>(
      `select kind || ' ' || method || ' ' || amount || ' ' || status as text, created_at
       from payments where player_id = $1 and kind = 'withdrawal'
       union all
       select 'refund ' || r.amount || ' ' || r.status, r.created_at
       from refunds r join payments p on p.id = r.deposit_id where p.player_id = $1
       order by 2, 1`,
      [test.playerId],
    )
    return rows.map(({ text }) => text)
  }
  const stays = async () => (await test.backend.metrics.leftMoney.get()).values[0]?.value

  it('[RG-02] goes back by the method last used, with a word, and what open bets pay follows', async () => {
    await pay(await openDeposit(2_000n))
    await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1_000n)) })
    const email = await emailOf()
    await exclude()
    await round()
    expect(await balance()).toBe(0n)
    expect(await moved()).toEqual(['withdrawal card 11000 opened'])
    expect((await readOutbox(test.database.kysely, email)).at(-1)).toMatchObject({
      kind: 'money_returned',
      body: expect.stringContaining('110.00') as unknown,
    })
    await sweepAfter(1_000)
    await sweepAfter(30_000)
    expect(await moved()).toEqual(['withdrawal card 11000 succeeded'])
    test.feed.send(settlement('1', test.clock.now(), [{ id: '1', ...WON }]))
    await expect.poll(balance).toBe(2_000n)
    await round()
    expect(await balance()).toBe(0n)
    expect(await moved()).toContain('withdrawal card 2000 opened')
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[RG-02] is sent once, however many processes look, and after a crash', async () => {
    await pay(await openDeposit(2_000n))
    await exclude(180)
    const other = await startTestBackend(test.database, {}, test.clock)
    await Promise.all([round(), other.backend.payments.service.returnLeftMoney(), round()])
    await other.backend.stop()
    expect(await moved()).toEqual(['withdrawal card 12000 opened'])
    await round()
    await sweepAfter(1_000)
    await sweepAfter(30_000)
    expect(await moved()).toEqual(['withdrawal card 12000 succeeded'])
    expect(await balance()).toBe(0n)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[RG-02] what is too little for the method goes back to the deposits, oldest first', async () => {
    await pay(await openDeposit(500n))
    await sweepAfter(1_000)
    await pay(await openDeposit(500n))
    await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(10_300n)) })
    await exclude()
    await round()
    expect(await balance()).toBe(0n)
    expect(await moved()).toEqual(['refund 200 opened', 'refund 500 opened'])
    await sweepAfter(1_000)
    await sweepAfter(30_000)
    expect(await moved()).toEqual(['refund 200 succeeded', 'refund 500 succeeded'])
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[RG-02] what is refused is tried another way, then waits for the operator, who books it', async () => {
    await pay(await openDeposit(2_013n))
    await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(10_000n)) })
    const email = await emailOf()
    await exclude()
    const list = () => writeLeftMoney(test.database.kysely, now())
    for (const tried of ['withdrawal card 2013', 'refund 2013']) {
      await round()
      expect(await moved()).toContain(`${tried} opened`)
      await sweepAfter(1_000)
      await sweepAfter(30_000)
      expect(await moved()).toContain(`${tried} failed`)
    }
    await round()
    await round()
    expect(await stays()).toBe(1)
    expect(await balance()).toBe(2_013n)
    expect(await list()).toEqual([
      expect.stringMatching(/20\.13 EUR\texcluded since .*has refused it/),
    ])
    const book = (amount: string) =>
      bookPaidByHand(
        test.database.kysely,
        { email, amount, currency: 'EUR', reference: 'transfer 4711' },
        now(),
      ).catch((error: unknown) => (error instanceof Error ? error.message : ''))
    expect(await book('20.14')).toMatch(/has 20\.13 EUR that can leave/)
    expect(await book('0')).toMatch(/is no amount/)
    const booked = await Promise.all([book('20.13'), book('20.13')])
    expect(booked.filter((said) => said.startsWith('20.13 EUR of'))).toHaveLength(1)
    expect(await list()).toEqual([])
    await round()
    expect(await stays()).toBe(0)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[RG-02] that was paid by hand is booked once for each reference', async () => {
    await pay(await openDeposit(2_000n))
    const email = await emailOf()
    const book = (amount: string, reference = 'transfer 4711') =>
      bookPaidByHand(
        test.database.kysely,
        { email, amount, currency: 'EUR', reference },
        now(),
      ).catch((error: unknown) => (error instanceof Error ? error.message : ''))
    const before = await balance()
    const booked = await Promise.all([book('5.00'), book('5.00')])
    expect(booked.toSorted()).toEqual([
      expect.stringMatching(/^5\.00 EUR of /),
      expect.stringMatching(/^transfer 4711 is booked already: 5\.00 EUR of /),
    ])
    expect(await book('6.00')).toMatch(/^transfer 4711 is booked already: 5\.00 EUR of /)
    expect(await balance()).toBe((before ?? 0n) - 500n)
    expect(await book('6.00', 'transfer 4712')).toMatch(/^6\.00 EUR of /)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[RG-02] where a provider pays nobody out, no more than the deposits, and the rest is on the list', async () => {
    await pay(await openDeposit(2_000n))
    await exclude()
    const { provider } = payments()
    if (provider === undefined) throw new Error('this site has no provider')
    const returner = createMoneyReturner({
      db: test.database.kysely,
      clock: test.clock,
      provider: { ...provider, payOut: null },
      notices: { tell: async () => undefined, tellOf: async () => undefined },
      metrics: test.backend.metrics,
      tell: () => undefined,
      reporter: { report: (error) => expect.fail(String(error)) },
      defaultLocale: 'en',
    })
    await returner.round()
    await returner.round()
    expect(await moved()).toEqual(['refund 2000 opened'])
    expect(await balance()).toBe(START)
    expect(await stays()).toBe(1)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[RG-02] waits for the operator while the player owes what a provider took back', async () => {
    const taken = await openDeposit(2_000n)
    await pay(taken)
    await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1_000n)) })
    await test.client('placeBets', { body: single(leg('3', '1', 1500), amountOf(10_500n)) })
    await tell(word(taken, { type: 'reversal' }))
    expect(await balance()).toBe(0n)
    await exclude()
    test.feed.send(settlement('1', test.clock.now(), [{ id: '1', ...WON }]))
    await expect.poll(balance).toBe(2_000n)
    await round()
    expect(await moved()).toEqual(['refund 2000 succeeded'])
    expect(await balance()).toBe(2_000n)
    expect(await stays()).toBe(1)
    expect(await writeLeftMoney(test.database.kysely, now())).toEqual([
      expect.stringMatching(/20\.00 EUR\texcluded .*\tthe player owes 15\.00 EUR$/),
    ])
  })

  it('[ROLE-02] of a closed account goes back too, a deposit that arrives late among it', async () => {
    const late = await openDeposit(2_000n)
    await test.database.pool.query('update players set closed_at = $2 where id = $1', [
      test.playerId,
      now(),
    ])
    await tell(word(late))
    await round()
    expect(await moved()).toEqual(['withdrawal card 12000 opened'])
    expect(await balance()).toBe(0n)
  })

  it('[RG-02] stays in a break, where it is play money, and once an exclusion is over', async () => {
    await pay(await openDeposit(2_000n))
    await exclude(7, 'coolingoff')
    await round()
    expect(await moved()).toEqual([])
    const player = await test.player()
    await player.client('beginExclusion', {
      body: { type: 'selfexclusion', days: null, currentPassword: PASSWORD },
    })
    await round()
    expect(await writeLeftMoney(test.database.kysely, now())).toEqual([])
    await test.database.pool.query("update user_limits set type = 'selfexclusion'")
    await passTime(test.database, 8 * DAY_MS)
    await round()
    expect(await moved()).toEqual([])
    expect(await stays()).toBe(0)
  })
})
