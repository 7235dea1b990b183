import { randomUUID } from 'node:crypto'
import { amountOf } from '@touchline/betting'
import type { Payment } from '@touchline/contract'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { loadSettings } from '../../settings/settings.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { leg, single } from '../testing/placements.ts'
import { refusalOf } from '../testing/refusal.ts'
import { startChargeFront, type TestCharge } from './testing/charge-front.ts'
import { paymentSteps } from './testing/payment-steps.ts'
import { startStripeMock } from './testing/stripe-mock.ts'

const program = process.env['TEST_STRIPE_MOCK_PATH']
const where = program ?? 'no stripe-mock: Go is missing, or TEST_STRIPE_MOCK_PATH is not set'

const SECRET = 'whsec_test'
const PLAY_MONEY = 10_000n
const { payments: settings } = loadSettings({
  PAYMENTS: 'stripe',
  PUBLIC_URL: 'https://site.example',
  STRIPE_SECRET_KEY: 'sk_test_123',
  STRIPE_WEBHOOK_SECRET: SECRET,
})

describe.skipIf(program === undefined).each(engines.slice(0, 1))(
  `payments by Stripe on $name (${where})`,
  (engine) => {
    let mock: Awaited<ReturnType<typeof startStripeMock>>
    let front: Awaited<ReturnType<typeof startChargeFront>>
    const stripe = { apiBase: '' }
    beforeAll(async () => {
      mock = await startStripeMock(program ?? '')
      front = await startChargeFront(mock.url)
      stripe.apiBase = front.url
    })
    afterAll(async () => {
      await front.stop()
      await mock.stop()
    })
    // The address of the mock is known when the first backend starts, and not before.
    const lateStripe = {
      ...settings.stripe,
      get apiBase() {
        return stripe.apiBase
      },
    }
    const test = backendOfTest(engine, {
      payments: { ...settings, stripe: lateStripe as typeof settings.stripe },
    })
    const { balance, openDeposit, statusOf, sweepAfter } = paymentSteps(test)

    const asked = (what: string) => mock.requests.filter((request) => request === what).length
    const withdraw = (amount: bigint) =>
      test.client('requestWithdrawal', {
        body: {
          method: 'card',
          amount: amountOf(amount),
          currency: 'EUR',
          reference: randomUUID(),
        },
      })
    const sessionOf = (payment: Payment, over: object = {}) => ({
      object: 'checkout.session',
      id: 'cs_test_1',
      status: 'complete',
      payment_status: 'paid',
      amount_total: Number(payment.amount),
      currency: 'eur',
      metadata: { touchline_payment: payment.id },
      ...over,
    })
    const hear = async (
      type: string,
      object: object,
      { id = `evt_${randomUUID()}`, secret = SECRET, ageMs = 0 } = {},
    ) => {
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
      const timestamp = Math.floor((test.clock.now() - ageMs) / 1000)
      const signature = new Stripe('sk_test_123').webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp,
      })
      const answer = await test.backend.app.inject({
        method: 'POST',
        url: '/api/platform/payments/webhooks/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      })
      return [answer.statusCode, answer.json<{ data: { outcome: string } }>().data.outcome]
    }
    const paid = async (amount: bigint) => {
      const payment = await openDeposit(amount)
      expect(await hear('checkout.session.completed', sessionOf(payment))).toEqual([200, 'changed'])
      return payment
    }

    it('[DEP-01] a deposit leads to a hosted checkout, and is money once Stripe says so', async () => {
      const payment = await openDeposit(2_000n)
      expect(payment.checkout).toMatchObject({ frame: false })
      expect(payment.checkout?.url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
      expect(asked('POST /v1/checkout/sessions')).toBe(1)
      expect(await balance()).toBe(PLAY_MONEY)
      const id = 'evt_one'
      const said = sessionOf(payment)
      expect(await hear('checkout.session.completed', said, { id })).toEqual([200, 'changed'])
      expect(await hear('checkout.session.completed', said, { id })).toEqual([200, 'repeated'])
      // Told late: the order makes no difference.
      const unpaid = { ...said, payment_status: 'unpaid' }
      expect(await hear('checkout.session.completed', unpaid)).toEqual([200, 'nothing'])
      expect(await statusOf(payment)).toBe('succeeded')
      expect(await balance()).toBe(PLAY_MONEY + 2_000n)
      await expectLedgerToBalance(test.database.kysely)
    })

    it('[FAIR-12] believes Stripe alone, a moment ago, about this very sum', async () => {
      const payment = await openDeposit(2_000n)
      const said = sessionOf(payment)
      const completed = 'checkout.session.completed'
      expect(await hear(completed, said, { secret: 'whsec_other' })).toEqual([401, 'forged'])
      expect(await hear(completed, said, { ageMs: 301_000 })).toEqual([401, 'old'])
      expect(await hear(completed, { ...said, amount_total: 1 })).toEqual([422, 'mismatch'])
      expect(await hear(completed, { ...said, currency: 'usd' })).toEqual([422, 'mismatch'])
      expect(await hear(completed, { ...said, metadata: {} })).toEqual([200, 'elsewhere'])
      expect(await hear('customer.created', { object: 'customer' })).toEqual([200, 'elsewhere'])
      expect(await balance()).toBe(PLAY_MONEY)
    })

    it.each([
      ['checkout.session.async_payment_succeeded', 'succeeded', 'success'],
      ['checkout.session.async_payment_failed', 'failed', 'error'],
      ['checkout.session.expired', 'expired', 'error'],
      [null, 'opened', 'pending'],
    ] as const)(
      '[DEP-08] after %s its payer comes back to a result',
      async (type, status, result) => {
        const payment = await openDeposit(2_000n)
        const over = type === 'checkout.session.expired' ? { status: 'expired' } : {}
        if (type !== null) await hear(type, sessionOf(payment, over))
        expect(await statusOf(payment)).toBe(status)
        const back = `/api/platform/payments/${payment.id}/return`
        const { statusCode, headers } = await test.backend.app.inject(back)
        expect([statusCode, headers.location]).toEqual([303, `/sports?result=${result}`])
      },
    )

    it('[DEP-08] whoever leaves the checkout has given up, and money that comes is his all the same', async () => {
      const payment = await openDeposit(2_000n)
      const { headers } = await test.backend.app.inject(
        `/api/platform/payments/${payment.id}/return?left=1`,
      )
      expect(headers.location).toBe('/sports?result=error')
      expect(await statusOf(payment)).toBe('cancelled')
      const closed = mock.requests.filter((request) => /sessions\/[^/]+\/expire$/.test(request))
      expect(closed).toHaveLength(1)
      await hear('checkout.session.completed', sessionOf(payment))
      expect(await balance()).toBe(PLAY_MONEY + 2_000n)
      const unknown = await test.backend.app.inject(`/api/platform/payments/${randomUUID()}/return`)
      expect(unknown.headers.location).toBe('/')
    })

    it('[FAIR-12] a withdrawal goes back to the cards that were paid with, oldest first', async () => {
      await paid(2_000n)
      test.clock.advance(1_000)
      await paid(3_000n)
      const { data: offer } = await test.client('listPaymentMethods', {
        query: { currency: 'EUR' },
      })
      expect(offer).toMatchObject({ payBack: 5_000n, playMoney: PLAY_MONEY, isSimulated: true })
      const before = asked('POST /v1/refunds')
      const { data: out } = await withdraw(4_000n)
      expect(await balance()).toBe(PLAY_MONEY + 1_000n)
      await sweepAfter(60_000)
      expect(await statusOf(out)).toBe('succeeded')
      expect(asked('POST /v1/refunds') - before).toBe(2)
      const { rows } = await test.database.pool.query<{ amount: string }>(
        'select amount from refunds where withdrawal_id = $1 order by amount',
        [out.id],
      )
      expect(rows.map(({ amount }) => BigInt(amount))).toEqual([2_000n, 2_000n])
      await sweepAfter(60_000)
      expect(asked('POST /v1/refunds') - before).toBe(2)
      expect(await refusalOf(withdraw(1_001n))).toMatchObject({ status: 422 })
      await expectLedgerToBalance(test.database.kysely)
    })

    it('[FAIR-12] pays back no more than was paid in, and a cancelled withdrawal makes room again', async () => {
      await paid(2_000n)
      const { data: first } = await withdraw(1_500n)
      await test.client('cancelPayment', { params: { id: first.id } })
      expect((await withdraw(2_000n)).data.status).toBe('opened')
      await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(100n)) })
      expect(await refusalOf(withdraw(500n))).toMatchObject({ status: 422 })
      await expectLedgerToBalance(test.database.kysely)
    })

    it('a part that comes back later than another goes back to the account', async () => {
      await paid(2_000n)
      await paid(3_000n)
      const { data: out } = await withdraw(5_000n)
      await test.database.pool.query(
        "update refunds set status = 'pending' where withdrawal_id = $1",
        [out.id],
      )
      await test.database.pool.query("update payments set status = 'pending' where id = $1", [
        out.id,
      ])
      const { rows } = await test.database.pool.query<{ id: string; amount: string }>(
        'select id, amount from refunds where withdrawal_id = $1 order by amount',
        [out.id],
      )
      const told = (status: string, index: number) =>
        hear(`refund.${status === 'failed' ? 'failed' : 'updated'}`, {
          object: 'refund',
          id: `re_${index}`,
          status,
          amount: Number(rows[index]?.amount),
          currency: 'eur',
          metadata: { touchline_refund: rows[index]?.id },
        })
      expect(await told('failed', 0)).toEqual([200, 'changed'])
      expect(await statusOf(out)).toBe('pending')
      expect(await told('succeeded', 1)).toEqual([200, 'changed'])
      const { data } = await test.client('getPayment', { params: { id: out.id } })
      expect(data).toMatchObject({ status: 'succeeded', amount: 3_000n })
      expect(await balance()).toBe(PLAY_MONEY + 2_000n)
      // Cards are credited at once; the bank that has no such card any more says so days later.
      expect(await told('failed', 1)).toEqual([200, 'changed'])
      expect(await statusOf(out)).toBe('failed')
      expect(await balance()).toBe(PLAY_MONEY + 5_000n)
      const { data: notices } = await test.client('listNotifications')
      expect(notices[0]?.title).toMatch(/^Withdrawal of 30\.00.* not paid$/)
      await expectLedgerToBalance(test.database.kysely)
    })

    it('a refund that somebody made at Stripe is taken from the player, our own are not taken twice', async () => {
      const payment = await paid(3_000n)
      const charge = (amount: number) => ({
        object: 'charge',
        amount_refunded: amount,
        currency: 'eur',
        metadata: { touchline_payment: payment.id },
      })
      await withdraw(1_000n)
      await sweepAfter(60_000)
      expect(await hear('charge.refunded', charge(1_000))).toEqual([200, 'nothing'])
      expect(await hear('charge.refunded', charge(1_400))).toEqual([200, 'changed'])
      expect(await balance()).toBe(PLAY_MONEY + 3_000n - 1_400n)
      await expectLedgerToBalance(test.database.kysely)
    })

    describe('a dispute', () => {
      const know = (payment: Payment, over: Partial<TestCharge>) =>
        front.charges.set(`ch_${payment.id}`, {
          amount: Number(payment.amount),
          refunded: 0,
          paymentId: payment.id,
          disputes: [],
          ...over,
        })
      const disputed = (what: 'withdrawn' | 'reinstated', { id }: Payment) =>
        hear(`charge.dispute.funds_${what}`, { object: 'dispute', charge: `ch_${id}` })

      it('[FAIR-12] takes its money from the player when Stripe withdraws it, and gives it back when it is won', async () => {
        const payment = await paid(3_000n)
        await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(12_000n)) })
        expect(await balance()).toBe(1_000n)
        const of = (amount: number, status: string) =>
          know(payment, { disputes: [{ amount, status }] })
        of(2_500, 'needs_response')
        expect(await disputed('withdrawn', payment)).toEqual([200, 'changed'])
        expect(await disputed('withdrawn', payment)).toEqual([200, 'nothing'])
        expect(await balance()).toBe(0n)
        of(2_500, 'won')
        const said = await Promise.all([
          disputed('reinstated', payment),
          disputed('reinstated', payment),
        ])
        expect(said.map(String).toSorted()).toEqual(['200,changed', '200,nothing'])
        // What was owed went off first.
        expect(await balance()).toBe(1_000n)
        await expectLedgerToBalance(test.database.kysely)
      })

      it('[FAIR-12] stands beside refunds of the same charge, and a mere question of a bank takes nothing', async () => {
        const payment = await paid(3_000n)
        know(payment, { disputes: [{ amount: 2_000, status: 'warning_needs_response' }] })
        expect(await disputed('withdrawn', payment)).toEqual([200, 'nothing'])
        await withdraw(1_000n)
        await sweepAfter(60_000)
        const lost = [{ amount: 1_500, status: 'lost' }]
        know(payment, { refunded: 1_000, disputes: lost })
        expect(await disputed('withdrawn', payment)).toEqual([200, 'changed'])
        expect(await balance()).toBe(PLAY_MONEY + 500n)
        // Somebody gives the rest back at Stripe.
        const charge = {
          object: 'charge',
          id: `ch_${payment.id}`,
          amount: 3_000,
          amount_refunded: 1_500,
          disputed: true,
          currency: 'eur',
          metadata: { touchline_payment: payment.id },
        }
        know(payment, { refunded: 1_500, disputes: lost })
        expect(await hear('charge.refunded', charge)).toEqual([200, 'changed'])
        expect(await balance()).toBe(PLAY_MONEY)
        await expectLedgerToBalance(test.database.kysely)
      })

      it('[FAIR-12] of which another sum comes back than was booked waits for a person', async () => {
        const payment = await paid(3_000n)
        know(payment, { disputes: [{ amount: 3_000, status: 'lost' }] })
        await disputed('withdrawn', payment)
        know(payment, { disputes: [{ amount: 1_000, status: 'lost' }] })
        expect(await disputed('reinstated', payment)).toEqual([200, 'contradicted'])
        expect(await balance()).toBe(PLAY_MONEY)
        expect(await disputed('withdrawn', { ...payment, id: 'unknown' })).toEqual([
          200,
          'elsewhere',
        ])
      })
    })

    it('is asked what moved, and which payments those were', async () => {
      const { provider } = test.backend.payments
      expect(await provider?.settled(new Date(0), new Date())).toEqual([])
      expect(asked('GET /v1/balance_transactions')).toBeGreaterThan(0)
    })
  },
)

it.each([
  ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: SECRET, PUBLIC_URL: 'https://site.example' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_1', PUBLIC_URL: 'https://site.example' }],
  ['PUBLIC_URL', { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: SECRET }],
])('a start without %s says so in a sentence', (name, env) => {
  expect(() => loadSettings({ ...env, PAYMENTS: 'stripe' })).toThrow(
    `${name} must be set when PAYMENTS is stripe.`,
  )
})
