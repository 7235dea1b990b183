import { randomUUID } from 'node:crypto'
import { amountOf, NO_AMOUNT } from '@touchline/betting'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { loadSettings } from '../../settings/settings.ts'
import { setLimit } from '../limits/change-limits.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { makeOwn } from '../testing/own-money.ts'
import { overtaken } from '../testing/overtaken.ts'
import { leg, single } from '../testing/placements.ts'
import { passTime } from '../testing/pass-time.ts'
import { createPlayer } from '../testing/people.ts'
import { refusalOf } from '../testing/refusal.ts'
import { startTestBackend } from '../testing/test-backend.ts'
import { applyStatus } from './apply-word.ts'
import { changePayment, findPayment, insertDeposit } from './payment-repository.ts'
import { reconcile } from './reconcile.ts'
import { createPaymentSweeper } from './payment-sweeper.ts'
import { paymentSteps } from './testing/payment-steps.ts'

const START = 10_000n
const DAY_MS = 86_400_000

describe.each(engines)('payments on $name', (engine) => {
  const test = backendOfTest(engine)
  beforeEach(() => makeOwn(test.database.kysely, test.playerId, amountOf(START)))

  const { balance, openDeposit, withdraw, statusOf, pay, payments, sweepAfter, word, tell } =
    paymentSteps(test)

  describe('a deposit', () => {
    it('[DEP-01] [FAIR-12] is money when the provider says so, and not before', async () => {
      const payment = await openDeposit()
      expect(payment).toMatchObject({
        status: 'opened',
        cancellable: true,
        checkout: { frame: true },
      })
      expect(await balance()).toBe(START)
      await pay(payment)
      expect(await statusOf(payment)).toBe('succeeded')
      expect(await balance()).toBe(START + 2_000n)
      await expectLedgerToBalance(test.database.kysely)
    })

    it.each([
      ['twice', 0],
      ['disorder', 3_000],
      ['late', 21_000],
      ['never', 16_000],
      ['pending', 200_000],
    ] as const)('[FAIR-20] is booked once where the provider answers %s', async (how, ms) => {
      const payment = await openDeposit()
      await pay(payment, how)
      await sweepAfter(ms)
      await payments().cashier?.deliver()
      expect(await statusOf(payment)).toBe('succeeded')
      expect(await balance()).toBe(START + 2_000n)
      await expectLedgerToBalance(test.database.kysely)
    })

    it('ends without money where the bank refuses, the payer declines, or nobody comes', async () => {
      const [refused, declined, left] = [
        await openDeposit(),
        await openDeposit(),
        await openDeposit(),
      ]
      await pay(refused, 'fail')
      await pay(declined, 'cancel')
      await sweepAfter(31 * 60_000)
      const ends = await Promise.all([refused, declined, left].map(statusOf))
      expect(ends).toEqual(['failed', 'cancelled', 'expired'])
      expect(await balance()).toBe(START)
    })

    it('[FAIR-20] finds its end after a restart with the browser closed in the middle', async () => {
      const payment = await openDeposit()
      await pay(payment, 'never')
      await test.restart({ downMs: 3_600_000 })
      await payments().service.sweep()
      const { rows } = await test.database.pool.query<{ status: string }>(
        'select status from payments where id = $1',
        [payment.id],
      )
      expect(rows).toEqual([{ status: 'succeeded' }])
      await expectLedgerToBalance(test.database.kysely)
    })

    it('is booked once by several processes that ask at the same time', async () => {
      const payment = await openDeposit()
      await pay(payment, 'never')
      const other = await startTestBackend(test.database, {}, test.clock)
      test.clock.advance(16_000)
      await Promise.all([
        payments().service.sweep(),
        other.backend.payments.service.sweep(),
        ...Array.from({ length: 4 }, () => tell(word(payment))),
      ])
      await other.backend.stop()
      expect(await balance()).toBe(START + 2_000n)
      await expectLedgerToBalance(test.database.kysely)
    })

    it('never passes a limit of the player, however many are open at once', async () => {
      const limit = { type: 'deposit', period: 'day', amount: amountOf(5_000n) } as const
      await test.client('setLimit', { body: { ...limit, currency: 'EUR' } })
      const asked = await Promise.allSettled(Array.from({ length: 4 }, () => openDeposit()))
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      expect(await refusalOf(openDeposit())).toMatchObject({
        status: 422,
        messageKey: 'error.limits.deposit',
      })
    })

    it('given up by the player is booked all the same once its money is there', async () => {
      const payment = await openDeposit()
      await test.client('cancelPayment', { params: { id: payment.id } })
      expect(await statusOf(payment)).toBe('cancelled')
      expect(await tell(word(payment))).toEqual([200, 'changed'])
      expect(await balance()).toBe(START + 2_000n)
    })

    it('given back by the provider takes what is there, and the rest is owed', async () => {
      const payment = await openDeposit()
      expect(await tell(word(payment, { type: 'reversal' }))).toEqual([409, 'early'])
      await pay(payment)
      await withdraw(11_000n)
      const reversal = word(payment, { type: 'reversal' })
      expect(await tell({ ...reversal, amount: 2_001 })).toEqual([422, 'mismatch'])
      expect(await tell(reversal)).toEqual([200, 'changed'])
      expect(await tell(reversal)).toEqual([200, 'repeated'])
      // It says what it took in all: said in another word, nothing more.
      expect(await tell({ ...reversal, id: randomUUID() })).toEqual([200, 'nothing'])
      expect(await balance()).toBe(0n)
      await expectLedgerToBalance(test.database.kysely)
    })

    it.each([
      ['/.//x//evil.example', '/'],
      ['/.//evil.example', '/'],
      ['//evil.example', '/'],
      ['/\\evil.example', '/'],
      ['/.\\/evil.example', '/'],
      ['https://evil.example/sports', '/'],
      ['http://site.invalid:99999', '/'],
      ['/sports/../..//evil.example', '/'],
      ['/sports/live?group=1&modal=quickDeposit', '/sports/live?group=1'],
    ])('[DEP-08] that began on %s leads back to no other site', async (returnTo, path) => {
      const body = { method: 'card', amount: amountOf(2_000n), currency: 'EUR', returnTo }
      const { data: payment } = await test.client('openDeposit', { body })
      const answer = await test.backend.app.inject(`/api/platform/payments/${payment.id}/return`)
      expect(answer.statusCode).toBe(303)
      const back = new URL(answer.headers.location ?? '', 'https://bets.example/deep/page')
      expect(back.origin).toBe('https://bets.example')
      expect(answer.headers.location).toBe(`${path}${path.includes('?') ? '&' : '?'}result=pending`)
      await pay(payment)
      const done = await test.backend.app.inject(payment.checkout?.url ?? '')
      const href = /id="back"[^>]* href="([^"]*)"/.exec(done.body)?.[1] ?? ''
      expect(new URL(href, 'https://bets.example/cashier/x').origin).toBe('https://bets.example')
    })

    it('[DEP-08] whose address was kept before it was looked at so closely leads back home', async () => {
      const payment = await openDeposit()
      await test.database.kysely
        .updateTable('payments')
        .set({ return_to: '//x//evil.example' })
        .where('id', '=', payment.id)
        .execute()
      const answer = await test.backend.app.inject(`/api/platform/payments/${payment.id}/return`)
      expect(answer.headers.location).toBe('/?result=pending')
    })

    it.each([
      [0n, 'card', 'EUR', 'error.payment.not_positive'],
      [-100n, 'card', 'EUR', 'error.payment.not_positive'],
      [499n, 'card', 'EUR', 'error.payment.below_minimum'],
      [200_001n, 'card', 'EUR', 'error.payment.above_maximum'],
      [2_000n, 'crypto', 'EUR', 'error.payment.method'],
      [2_000n, 'card', 'XXX', 'error.payment.currency'],
      [2_000n, 'card', 'USD', 'error.payment.no_account'],
    ])('of %s by %s in %s is refused in a sentence', async (amount, method, currency, key) => {
      const body = { method, amount: amountOf(amount), currency, returnTo: '/' }
      const refusal = await refusalOf(test.client('openDeposit', { body }))
      expect(refusal).toMatchObject({ status: 422, messageKey: key })
      expect(refusal.localizedMessage).not.toContain('{')
    })

    it('names bounds as the player’s language writes them', async () => {
      const german = test.visitor({ language: 'de' })
      const password = 'Secret-pass-1'
      const body = { email: 'erika@example.test', password, termsAccepted: true as const }
      await german('signUp', { body })
      const order = { method: 'card', amount: amountOf(499n), currency: 'EUR', returnTo: '/' }
      const refusal = await refusalOf(german('openDeposit', { body: order }))
      expect(refusal.localizedMessage).toBe('Der Mindestbetrag ist 5,00\u00A0€.')
    })
  })

  describe('a webhook', () => {
    it('[FAIR-12] that is forged, old, unreadable, unknown or about another sum books nothing', async () => {
      const payment = await openDeposit()
      const said = word(payment)
      expect(await tell(said, { secret: 'somebody else' })).toEqual([401, 'forged'])
      expect(await tell(said, { at: test.clock.now() - 301_000 })).toEqual([401, 'old'])
      expect(await tell(said, { at: test.clock.now() + 301_000 })).toEqual([401, 'old'])
      expect(await tell({ hello: true })).toEqual([400, 'unreadable'])
      expect(await tell({ ...said, reference: randomUUID() })).toEqual([404, 'unknown'])
      expect(await tell({ ...said, amount: 999_999 })).toEqual([422, 'mismatch'])
      expect(await tell({ ...said, currency: 'BTC' })).toEqual([422, 'mismatch'])
      expect(await tell({ ...said, type: 'payout' })).toEqual([422, 'mismatch'])
      expect(await balance()).toBe(START)
      expect(await tell(said)).toEqual([200, 'changed'])
      expect(await tell(said)).toEqual([200, 'repeated'])
      expect(await tell({ ...said, id: randomUUID() })).toEqual([200, 'nothing'])
      expect(await balance()).toBe(START + 2_000n)
    })
  })

  describe('a withdrawal', () => {
    it('puts the money aside at once, and is paid after its time', async () => {
      const { data: payment } = await withdraw(3_000n)
      expect(payment).toMatchObject({ status: 'opened', cancellable: true, checkout: null })
      expect(await balance()).toBe(START - 3_000n)
      await sweepAfter(60_000)
      expect(await statusOf(payment)).toBe('pending')
      await sweepAfter(30_000)
      await payments().cashier?.deliver()
      expect(await statusOf(payment)).toBe('succeeded')
      expect(await balance()).toBe(START - 3_000n)
      await expectLedgerToBalance(test.database.kysely)
    })

    it('is cancelled while it waits, and not when it is under way', async () => {
      const { data: payment } = await withdraw(3_000n)
      await test.client('cancelPayment', { params: { id: payment.id } })
      expect(await balance()).toBe(START)
      const { data: late } = await withdraw(3_000n)
      await sweepAfter(60_000)
      const cancelled = test.client('cancelPayment', { params: { id: late.id } })
      expect(await refusalOf(cancelled)).toMatchObject({
        status: 409,
        messageKey: 'error.payment.not_cancellable',
      })
      const { client: other } = await test.player()
      const foreign = other('cancelPayment', { params: { id: late.id } })
      expect(await refusalOf(foreign)).toMatchObject({ status: 404 })
    })

    it('is paid out in the player’s language', async () => {
      await test.client('updateLocale', { body: { locale: 'de' } })
      const { data: payment } = await withdraw(3_000n)
      await sweepAfter(60_000)
      const { rows } = await test.database.pool.query(
        'select language from cashier.payments where merchant_reference = $1',
        [payment.id],
      )
      expect(rows).toEqual([{ language: 'de' }])
    })

    it('is paid out in the language of the site to a player whose own is none of its', async () => {
      await payments().service.stop()
      const { provider } = payments()
      if (provider?.payOut == null) throw new Error('this site has no provider')
      await test.database.pool.query("update players set language = 'xx' where id = $1", [
        test.playerId,
      ])
      await withdraw(3_000n)
      const payOut = vi.fn(provider.payOut)
      const sweeper = createPaymentSweeper({
        db: test.database.kysely,
        clock: test.clock,
        provider: { ...provider, payOut },
        tell: () => undefined,
        reporter: { report: () => undefined },
        defaultLocale: 'de',
      })
      test.clock.advance(60_000)
      await sweeper.sweep()
      expect(payOut).toHaveBeenCalledWith(expect.objectContaining({ locale: 'de' }))
    })

    it('is not told of as under way where that could not be kept', async () => {
      await payments().service.stop()
      const { provider } = payments()
      if (provider === undefined) throw new Error('this site has no provider')
      const { data: payment } = await withdraw(3_000n)
      const [told, report] = [vi.fn(), vi.fn()]
      const sweeper = createPaymentSweeper({
        db: test.database.kysely,
        clock: test.clock,
        provider: { ...provider, payOut: null },
        tell: told,
        reporter: { report },
        defaultLocale: 'en',
      })
      test.clock.advance(60_000)
      await test.database.pool.query('alter table refunds rename to refunds_away')
      await expect(sweeper.sweep()).rejects.toThrow('refunds')
      await test.database.pool.query('alter table refunds_away rename to refunds')
      expect(await statusOf(payment)).toBe('opened')
      expect(report).toHaveBeenCalledOnce()
      expect(told).not.toHaveBeenCalled()
    })

    it('that the bank does not pay comes back', async () => {
      const { data: payment } = await withdraw(3_013n)
      await sweepAfter(60_000)
      await sweepAfter(60_000)
      expect(await statusOf(payment)).toBe('failed')
      expect(await balance()).toBe(START)
      await expectLedgerToBalance(test.database.kysely)
    })

    it('asked for twice by one reference is one', async () => {
      const reference = randomUUID()
      await Promise.all([withdraw(3_000n, reference), withdraw(3_000n, reference)])
      expect(await balance()).toBe(START - 3_000n)
      expect(await refusalOf(withdraw(4_000n, reference))).toMatchObject({
        messageKey: 'error.payment.reference_reused',
      })
    })

    it('[FAIR-12] whose reference is used in another currency meanwhile is refused', async () => {
      const { data: before } = await withdraw(1_000n)
      await test.client('switchAccount', { body: { currency: 'USD' } })
      const reference = randomUUID()
      const inDollars = `insert into payments
        select (jsonb_populate_record(p, jsonb_build_object('id', $1::text, 'currency', 'USD'))).*
        from payments p where id = '${before.id}'`
      const ask = () => withdraw(3_000n, reference)
      expect(await overtaken(test.database, reference, [inDollars], ask)).toMatchObject({
        status: 409,
        messageKey: 'error.payment.reference_reused',
      })
      expect(await balance()).toBe(START - 1_000n)
    })

    it('[FAIR-12] never goes beyond the balance, however many ask at once', async () => {
      const asked = await Promise.allSettled(Array.from({ length: 5 }, () => withdraw(4_000n)))
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      expect(await balance()).toBe(START - 8_000n)
      await expectLedgerToBalance(test.database.kysely)
    })

    it('[FAIR-12] and a bet with the same money never both succeed', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { client, id } = await test.player()
        await makeOwn(test.database.kysely, id, amountOf(START))
        const bet = client('placeBets', { body: single(leg('1', '1', 2000), amountOf(6_000n)) })
        const out = client('requestWithdrawal', {
          body: {
            method: 'bank',
            amount: amountOf(6_000n),
            currency: 'EUR',
            reference: randomUUID(),
          },
        })
        const [first, second] = await Promise.allSettled([bet, out])
        expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
        expect(await balance(client)).toBe(START - 6_000n)
      }
      await expectLedgerToBalance(test.database.kysely)
    })
  })

  it('compares its books with those of the provider once a day', async () => {
    const paid = await openDeposit()
    await pay(paid)
    const { data: out } = await withdraw(3_000n)
    await sweepAfter(60_000)
    await sweepAfter(60_000)
    await paymentSteps(test).expectPaid(out)
    const lost = await openDeposit()
    await pay(lost, 'never')
    await test.database.pool.query('update payments set check_at = null where id = $1', [lost.id])
    // A day later, without what else happens in a day.
    const now = () => test.clock.now() + 86_400_000
    const { database, clock, backend } = test
    const deps = {
      db: database.kysely,
      clock: { ...clock, now },
      provider: payments().provider,
      metrics: backend.metrics,
      logger: backend.logger,
    }
    const differences = await reconcile(deps)
    expect(differences).toContainEqual({ paymentId: lost.id, reason: 'not_in_ledger' })
    for (const { id } of [paid, out]) {
      expect(differences).not.toContainEqual(expect.objectContaining({ paymentId: id }))
    }
    expect(await reconcile(deps)).toBeNull()
    const { values } = await backend.metrics.paymentDifferences.get()
    expect(values[0]?.value).toBe(differences?.length)
  })
})

describe.each(engines.slice(0, 1))('what comes before a deposit on $name', (engine) => {
  const { payments } = loadSettings({ DEPOSIT_REQUIRES: 'fields,phone' })
  const test = backendOfTest(engine, { payments, requiredPlayerFields: ['first_name'] })

  it('[DEP-06] [DEP-07] is the profile first, then the phone', async () => {
    const required = async () =>
      (await test.client('listPaymentMethods', { query: { currency: 'EUR' } })).data.required
    const open = () =>
      test.client('openDeposit', {
        body: { method: 'card', amount: amountOf(2_000n), currency: 'EUR', returnTo: '/' },
      })
    expect(await required()).toEqual(['fields', 'phone'])
    expect(await refusalOf(open())).toMatchObject({ messageKey: 'error.payment.fields_missing' })
    await test.client('updatePlayer', { body: { firstName: 'Ada' } })
    expect(await refusalOf(open())).toMatchObject({ messageKey: 'error.payment.phone_unverified' })
    await test.database.pool.query('update players set phone_verified_at = now() where id = $1', [
      test.playerId,
    ])
    expect(await required()).toEqual([])
    expect((await open()).data.status).toBe('opened')
  })
})

describe.each(engines.slice(0, 1))('a site without payments on $name', (engine) => {
  const { payments } = loadSettings({ PAYMENTS: 'off' })
  const test = backendOfTest(engine, { payments })

  it('offers none, and refuses in a sentence', async () => {
    const { data } = await test.client('listPaymentMethods', { query: { currency: 'EUR' } })
    expect(data.methods).toEqual([])
    const body = { method: 'card', amount: amountOf(2_000n), currency: 'EUR', returnTo: '/' }
    expect(await refusalOf(test.client('openDeposit', { body }))).toMatchObject({
      status: 422,
      messageKey: 'error.payment.closed',
    })
  })
})

describe.each(engines.slice(0, 1))('the reminder to deposit on $name', (engine) => {
  const { payments } = loadSettings({
    DEPOSIT_REMINDER_GROUP: 'new',
    DEPOSIT_REMINDER_SECONDS: '7',
  })
  const test = backendOfTest(engine, { payments })

  it('[DEP-14] is for players of the group alone, who have it switched on, and never for one with a limit', async () => {
    const seconds = async () => (await test.client('getDepositReminder')).data.seconds
    expect(await seconds()).toBeNull()
    await test.database.pool.query("update players set statuses = '{new}' where id = $1", [
      test.playerId,
    ])
    expect(await seconds()).toBe(7)
    const remind = (reminders: boolean) =>
      test.client('saveSettings', { body: { notifications: { reminders } } })
    await remind(false)
    expect(await seconds()).toBeNull()
    await remind(true)
    expect(await seconds()).toBe(7)
    const limit = { type: 'deposit', period: 'day', amount: amountOf(5_000n) } as const
    await test.client('setLimit', { body: { ...limit, currency: 'EUR' } })
    expect(await seconds()).toBeNull()
  })

  it('[FAIR-25] [FAIR-30] deposits count in full, with those that are open, until the period ends', async () => {
    const db = test.database.kysely
    const now = () => new Date(test.clock.now())
    const player = await createPlayer(db, { EUR: amountOf(1_000n) })
    const limit = { type: 'deposit', period: 'day', currency: 'EUR' } as const
    await setLimit(db, player, { ...limit, amount: amountOf(5_000n) }, now())
    const open = async (amount: bigint) => {
      const id = randomUUID()
      const deposit = {
        id,
        player_id: player,
        provider: 'cashier',
        method: 'card',
        amount: amountOf(amount),
        fee: NO_AMOUNT,
        currency: 'EUR',
        return_to: '/',
        check_at: null,
      }
      return { id, ...(await insertDeposit(db, deposit, { now: now(), most: 5 })) }
    }
    const first = await open(3_000n)
    expect(first.outcome).toBe('opened')
    expect(await open(2_001n)).toMatchObject({
      outcome: 'limited',
      refusal: { type: 'deposit', left: 5_000n },
    })
    await changePayment(db, first.id, { status: 'failed' })
    const second = await open(4_000n)
    const opened = (await findPayment(db, second.id)) ?? expect.fail('it was not kept')
    const askAtOnce = () => applyStatus(db, opened, { status: 'succeeded', paid: null }, now())
    const answers = await Promise.all([askAtOnce(), askAtOnce()])
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'nothing'])
    expect((await open(1_000n)).outcome).toBe('opened')
    const until = new Date(test.clock.now() + DAY_MS)
    expect(await open(1n)).toMatchObject({ refusal: { left: 1_000n, amount: 5_000n, until } })
    await passTime(test.database, DAY_MS)
    expect((await open(4_000n)).outcome).toBe('opened')
  })
})
