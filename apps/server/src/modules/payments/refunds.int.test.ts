import { randomUUID } from 'node:crypto'
import { amountOf } from '@touchline/betting'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { makeOwn } from '../testing/own-money.ts'
import { leg, single } from '../testing/placements.ts'
import { refusalOf } from '../testing/refusal.ts'
import { startTestBackend } from '../testing/test-backend.ts'
import type { RefundAsked } from './request-refund.ts'
import { bookTakenDeposit, refundDeposit } from './refund-command.ts'
import { requestRefund } from './request-refund.ts'
import { paymentSteps } from './testing/payment-steps.ts'

const START = 10_000n

describe.each(engines)('what leaves an account on $name', (engine) => {
  const test = backendOfTest(engine)
  beforeEach(() => makeOwn(test.database.kysely, test.playerId, amountOf(START)))
  const { balance, openDeposit, pay, payments, sweepAfter } = paymentSteps(test)

  describe('a refund of an operator', () => {
    const kinds = async () =>
      (await test.client('listTransactions', { query: { currency: 'EUR', limit: 3 } })).data.map(
        ({ kind, amount, method }) => [kind, amount, method],
      )
    const giveBack = (depositId: string, asked: Partial<RefundAsked> = {}) =>
      requestRefund(
        test.database.kysely,
        { depositId, amount: null, reason: null, ...asked },
        new Date(test.clock.now()),
      )
    const sent = async () =>
      (
        await test.database.pool.query<{ count: string }>(
          "select count(*) from cashier.payments where kind = 'refund'",
        )
      ).rows[0]?.count

    it('takes the money at once, is asked for once, and is told in the transactions', async () => {
      const before = Number(await sent())
      const payment = await openDeposit()
      expect(await giveBack(payment.id)).toEqual({ fault: 'not_paid' })
      expect(await giveBack(randomUUID())).toEqual({ fault: 'unknown' })
      await pay(payment)
      expect(await giveBack(payment.id, { amount: amountOf(500n) })).toMatchObject({ amount: 500n })
      expect(await balance()).toBe(START + 1_500n)
      const other = await startTestBackend(test.database, {}, test.clock)
      await Promise.all([payments().service.sweep(), other.backend.payments.service.sweep()])
      await other.backend.stop()
      await sweepAfter(20_000)
      await payments().cashier?.deliver()
      expect(Number(await sent())).toBe(before + 1)
      expect(await kinds()).toContainEqual(['refund', -500n, 'card'])
      expect(await giveBack(payment.id, { amount: amountOf(1_501n) })).toMatchObject({
        fault: 'too_much',
        most: 1_500n,
      })
      expect(await giveBack(payment.id)).toMatchObject({ amount: 1_500n })
      expect(await giveBack(payment.id)).toMatchObject({ fault: 'too_much', most: 0n })
      await sweepAfter(1_000)
      await sweepAfter(30_000)
      expect(await balance()).toBe(START)
      await expectLedgerToBalance(test.database.kysely)
    })

    it('comes back where the provider does not make it', async () => {
      const payment = await openDeposit()
      await pay(payment)
      await giveBack(payment.id, { amount: amountOf(513n) })
      expect(await balance()).toBe(START + 1_487n)
      await sweepAfter(1_000)
      await sweepAfter(30_000)
      expect(await balance()).toBe(START + 2_000n)
      expect((await kinds()).slice(0, 2)).toEqual([
        ['refund_return', 513n, 'card'],
        ['refund', -513n, 'card'],
      ])
      await expectLedgerToBalance(test.database.kysely)
    })

    it('is a sentence on the command line, whatever was written there', async () => {
      const payment = await openDeposit()
      const command = (deposit: string, amount?: string) =>
        refundDeposit(
          test.database.kysely,
          { id: deposit, amount, reason: 'asked by mail' },
          new Date(test.clock.now()),
        ).catch((error: unknown) => (error instanceof Error ? error.message : ''))
      expect(await command('nobody')).toBe('There is no deposit nobody.')
      expect(await command(payment.id)).toMatch(/was not paid/)
      await pay(payment)
      expect(await command(payment.id, 'much')).toBe('much is no amount in EUR: write it as 12.50.')
      expect(await command(payment.id, '20.01')).toMatch(/20\.00 EUR are left to give back/)
      expect(await command(payment.id, '12.50')).toMatch(/^12\.50 EUR of .* on their way back/)
      expect(await command(payment.id.toUpperCase())).toMatch(/^7\.50 EUR of /)
    })

    it('[FAIR-12] that a bank has taken already is booked without asking for it; what is not there is owed', async () => {
      const payment = await openDeposit()
      await pay(payment)
      const take = (amount?: string) =>
        bookTakenDeposit(
          test.database.kysely,
          { id: payment.id, amount, reason: 'dispute 4711' },
          new Date(test.clock.now()),
        ).catch((error: unknown) => (error instanceof Error ? error.message : ''))
      expect(await take('20.01')).toMatch(/20\.00 EUR are left to give back/)
      expect(await take('5.00')).toMatch(/^5\.00 EUR of .* are booked as taken, as refund /)
      expect(await balance()).toBe(START + 1_500n)
      await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(11_000n)) })
      expect(await take()).toMatch(/^15\.00 EUR of /)
      expect(await take()).toMatch(/0\.00 EUR are left to give back/)
      expect(await balance()).toBe(0n)
      const { rows } = await test.database.pool.query(
        "select from refunds where deposit_id = $1 and (check_at is not null or status <> 'succeeded')",
        [payment.id],
      )
      expect(rows).toEqual([])
      await expectLedgerToBalance(test.database.kysely)
    })

    it('never takes what the player has bet, nor play money', async () => {
      const payment = await openDeposit()
      await pay(payment)
      await test.client('placeBets', { body: single(leg('1', '1', 2000), amountOf(11_500n)) })
      expect(await giveBack(payment.id)).toMatchObject({ fault: 'not_there', most: 500n })
      const asked = await Promise.all(
        Array.from({ length: 4 }, () => giveBack(payment.id, { amount: amountOf(500n) })),
      )
      expect(asked.filter((one) => 'id' in one)).toHaveLength(1)
      expect(await balance()).toBe(0n)
    })
  })

  describe('play money', () => {
    it('is for bets: only what is there beyond it can be paid out', async () => {
      const { client, id } = await test.player()
      const take = (amount: bigint) =>
        client('requestWithdrawal', {
          body: {
            method: 'bank',
            amount: amountOf(amount),
            currency: 'EUR',
            reference: randomUUID(),
          },
        })
      const { data } = await client('listPaymentMethods', { query: { currency: 'EUR' } })
      expect(data).toMatchObject({ playMoney: START, payBack: null })
      const refused = await refusalOf(take(1_000n))
      expect(refused).toMatchObject({ status: 422, messageKey: 'error.payment.play_money' })
      expect(refused.localizedMessage).toContain(' 0.00\u00A0€:')
      await makeOwn(test.database.kysely, id, amountOf(4_000n))
      expect(await refusalOf(take(4_001n))).toMatchObject({ status: 422 })
      expect((await take(4_000n)).data.status).toBe('opened')
      await expectLedgerToBalance(test.database.kysely)
    })

    it('is no more of it than the balance, when some of it is lost', async () => {
      const { client } = await test.player()
      await client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1_000n)) })
      const { data } = await client('listPaymentMethods', { query: { currency: 'EUR' } })
      expect(data.playMoney).toBe(START - 1_000n)
    })

    it('[FAIR-12] stays when a bet and a withdrawal come together', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { client, id } = await test.player()
        await makeOwn(test.database.kysely, id, amountOf(4_000n))
        const bet = client('placeBets', { body: single(leg('1', '1', 2000), amountOf(1_000n)) })
        const out = client('requestWithdrawal', {
          body: {
            method: 'bank',
            amount: amountOf(4_000n),
            currency: 'EUR',
            reference: randomUUID(),
          },
        })
        const [placed, paid] = await Promise.allSettled([bet, out])
        expect(placed.status).toBe('fulfilled')
        // After the bet only 30 of the 40 are there beyond play money.
        expect(await balance(client)).toBe(paid.status === 'fulfilled' ? 5_000n : 9_000n)
      }
      await expectLedgerToBalance(test.database.kysely)
    })
  })
})
