import { randomUUID } from 'node:crypto'
import { amountOf } from '@touchline/betting'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { createOutboxMessenger } from '../../messaging/outbox-messenger.ts'
import { createNoticeMail } from '../players/notice-mail.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { refusalOf } from '../testing/refusal.ts'
import { applyStatus } from './apply-word.ts'
import { findPayment } from './payment-repository.ts'
import { createPaymentService } from './payment-service.ts'
import type { PaymentProvider } from './provider.ts'
import { paymentSteps } from './testing/payment-steps.ts'

const START = 10_000n
const LIMITED = { status: 422, messageKey: 'error.limits.deposit' }

describe.each(engines)('deposits that a player gave up on $name', (engine) => {
  const test = backendOfTest(engine)
  const { balance, openDeposit, statusOf, pay, payments, sweepAfter, word, tell } =
    paymentSteps(test)
  const limitTo = (amount: bigint) =>
    test.client('setLimit', {
      body: { type: 'deposit', period: 'day', amount: amountOf(amount), currency: 'EUR' },
    })
  const cancel = (id: string) => test.client('cancelPayment', { params: { id } })
  const checkAt = async (id: string) => {
    const found = await test.database.pool.query<{ check_at: Date | null }>(
      'select check_at from payments where id = $1',
      [id],
    )
    return found.rows[0]?.check_at
  }
  /** The same service before a provider that answers otherwise. */
  const serviceWith = (over: Partial<PaymentProvider>) => {
    const { provider } = payments()
    if (provider === undefined) throw new Error('this site has no provider')
    return createPaymentService({
      db: test.database.kysely,
      clock: test.clock,
      provider: { ...provider, ...over },
      checks: { fields: [], phone: false },
      withdrawalHoldMs: 60_000,
      defaultLocale: 'en',
      notices: createNoticeMail(createOutboxMessenger(test.backend.logger), 'en'),
      balanceChanged: () => undefined,
      metrics: test.backend.metrics,
      logger: test.backend.logger,
      reporter: { report: () => undefined },
    })
  }
  const pendingStill = { status: 'pending', paid: null } as const
  const away = { closeDeposit: () => Promise.reject(new Error('nobody answers')) }

  it('[FAIR-30] cannot be paid any more, and make room under a limit', async () => {
    await limitTo(2_000n)
    const first = await openDeposit(2_000n)
    await cancel(first.id)
    const second = await openDeposit(2_000n)
    await pay(first)
    await pay(second)
    expect(await statusOf(first)).toBe('cancelled')
    expect(await statusOf(second)).toBe('succeeded')
    expect(await balance()).toBe(START + 2_000n)
    expect(await checkAt(first.id)).toBeNull()
  })

  it('[FAIR-30] count against a limit as long as they can be paid', async () => {
    await limitTo(2_000n)
    const first = await openDeposit(2_000n)
    const cancelled = await serviceWith(away).cancel(test.playerId, first.id)
    expect(cancelled.status).toBe('cancelled')
    expect(await refusalOf(openDeposit(2_000n))).toMatchObject(LIMITED)
    await pay(first)
    expect(await balance()).toBe(START + 2_000n)
    expect(await refusalOf(openDeposit(500n))).toMatchObject(LIMITED)
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[FAIR-30] are closed later where the provider did not answer at first', async () => {
    await limitTo(2_000n)
    const first = await openDeposit(2_000n)
    await serviceWith(away).cancel(test.playerId, first.id)
    await sweepAfter(16_000)
    expect(await checkAt(first.id)).toBeNull()
    expect((await openDeposit(2_000n)).status).toBe('opened')
    await pay(first)
    expect(await balance()).toBe(START)
  })

  it('that were paid a moment before are booked by the answer', async () => {
    const payment = await openDeposit(2_000n)
    await pay(payment, 'never')
    const { data } = await cancel(payment.id)
    expect(data.status).toBe('succeeded')
    expect(await balance()).toBe(START + 2_000n)
    expect(await tell(word(payment))).toEqual([200, 'nothing'])
  })

  it('[FAIR-20] are asked for until their provider says an end', async () => {
    await payments().service.stop()
    const payment = await openDeposit(2_000n)
    await serviceWith({
      closeDeposit: async () => pendingStill,
      status: async () => pendingStill,
    }).cancel(test.playerId, payment.id)
    const pending = serviceWith({ closeDeposit: async () => pendingStill })
    test.clock.advance(46 * 60_000)
    await pending.sweep()
    expect(await checkAt(payment.id)).not.toBeNull()
    const sum = { amount: amountOf(2_000n), currency: 'EUR' }
    const paid = serviceWith({ closeDeposit: async () => ({ status: 'succeeded', paid: sum }) })
    test.clock.advance(11 * 60_000)
    await paid.sweep()
    expect(await statusOf(payment)).toBe('succeeded')
    expect(await balance()).toBe(START + 2_000n)
  })

  it('[FAIR-25] [FAIR-30] and those that are open count in every currency, by their worth', async () => {
    await test.client('switchAccount', { body: { currency: 'USDT' } })
    await limitTo(5_000n)
    const crypto = (euros: bigint) =>
      test.client('openDeposit', {
        body: {
          method: 'crypto',
          amount: amountOf(euros * 1_000_000n),
          currency: 'USDT',
          returnTo: '/',
        },
      })
    await openDeposit(3_000n)
    expect(await refusalOf(crypto(21n))).toMatchObject(LIMITED)
    await crypto(20n)
    expect(await refusalOf(openDeposit(500n))).toMatchObject(LIMITED)
  })

  it('[FAIR-30] and those that are open are no part of what a refusal says is left', async () => {
    await test.client('switchAccount', { body: { currency: 'JPY' } })
    await limitTo(5_000n)
    const body = { method: 'card', amount: amountOf(2_000n), currency: 'JPY', returnTo: '/sports' }
    await test.client('openDeposit', { body })
    const refusal = await refusalOf(openDeposit(4_000n))
    expect(refusal.details).toMatchObject({ limit: 'deposit', amount: 5_000, left: 3_666 })
    expect(refusal.message).toMatch(/36\.66\u00A0€ of 50\.00\u00A0€ are left/)
  })

  it('[FAIR-12] are nobody else’s to give up', async () => {
    const payment = await openDeposit(2_000n)
    const { client: other } = await test.player()
    const params = { id: payment.id }
    expect(await refusalOf(other('cancelPayment', { params }))).toMatchObject({ status: 404 })
    expect(await refusalOf(cancel(randomUUID()))).toMatchObject({ status: 404 })
    expect(await statusOf(payment)).toBe('opened')
  })

  it('[FAIR-12] and one whose opening was not answered stays paid where its word was faster', async () => {
    const { database, clock, playerId } = test
    const service = serviceWith({
      async openDeposit({ id }) {
        const payment = await findPayment(database.kysely, id)
        if (payment === undefined) throw new Error('the deposit is not kept')
        const paid = { amount: payment.amount, currency: payment.currency }
        const told = { status: 'succeeded', paid } as const
        await applyStatus(database.kysely, payment, told, new Date(clock.now()))
        throw new Error('nobody answers')
      },
    })
    const order = { method: 'card', amount: amountOf(2_000n), currency: 'EUR' }
    const opening = service.deposit(playerId, { ...order, returnTo: '/', locale: 'en' })
    await expect(opening).rejects.toThrow()
    const { data } = await test.client('listPayments')
    expect(data).toMatchObject([{ status: 'succeeded' }])
    expect(await balance()).toBe(START + 2_000n)
  })
})
