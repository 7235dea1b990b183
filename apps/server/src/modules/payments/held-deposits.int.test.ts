import { randomUUID } from 'node:crypto'
import { amountOf } from '@touchline/betting'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { makeOwn } from '../testing/own-money.ts'
import { refusalOf } from '../testing/refusal.ts'
import { applyStatus } from './apply-word.ts'
import { findPayment } from './payment-repository.ts'
import { endHeldDeposit, writeHeldDeposits } from './held-deposits-command.ts'
import { paymentSteps } from './testing/payment-steps.ts'

const START = 10_000n

describe.each(engines)('deposits of another amount than was asked on $name', (engine) => {
  const test = backendOfTest(engine)
  beforeEach(() => makeOwn(test.database.kysely, test.playerId, amountOf(START)))
  const { balance, openDeposit, statusOf, pay, sweepAfter, word, tell } = paymentSteps(test)
  const now = () => new Date(test.clock.now())

  /** The bank says it has got 15 of the 20. */
  const paidOtherwise = async (currency = 'EUR') => {
    const payment = await openDeposit(2_000n)
    await test.database.pool.query(
      'update cashier.payments set amount = 1500, currency = $2 where merchant_reference = $1',
      [payment.id, currency],
    )
    await pay(payment, 'never')
    return payment
  }
  const list = async ({ id }: { id: string }) =>
    (await writeHeldDeposits(test.database.kysely)).filter((line) => line.startsWith(id))
  const command = (id: string, end: string) =>
    endHeldDeposit(test.database.kysely, { deposit: id, end }, now()).catch((error: unknown) =>
      error instanceof Error ? error.message : '',
    )

  it('[FAIR-12] [FAIR-20] are booked neither by a word nor by an answer, and logged', async () => {
    const error = vi.spyOn(test.backend.logger, 'error')
    const payment = await paidOtherwise()
    await sweepAfter(16_000)
    expect(error).toHaveBeenCalledWith(
      { payment: payment.id, asked: '20.00 EUR', paid: '15.00 EUR' },
      expect.stringContaining('another sum'),
    )
    expect(await tell(word(payment, { amount: 1_500 }))).toEqual([422, 'mismatch'])
    expect(error).toHaveBeenCalledTimes(2)
    await sweepAfter(3_600_000)
    expect(error).toHaveBeenCalledTimes(2)
    expect(await statusOf(payment)).toBe('pending')
    expect(await balance()).toBe(START)
    expect(await list(payment)).toEqual([
      expect.stringMatching(/\t.*@.*\tasked 20\.00 EUR\tpaid 15\.00 EUR\t/),
    ])
    const cancelled = test.client('cancelPayment', { params: { id: payment.id } })
    expect(await refusalOf(cancelled)).toMatchObject({ status: 409 })
    error.mockRestore()
  })

  it('[FAIR-12] nor when a player comes back, or gives up', async () => {
    const back = await paidOtherwise()
    await test.backend.app.inject(`/api/platform/payments/${back.id}/return`)
    expect(await statusOf(back)).toBe('pending')
    const left = await paidOtherwise()
    const { data } = await test.client('cancelPayment', { params: { id: left.id } })
    expect(data.status).toBe('pending')
    expect(await balance()).toBe(START)
    expect([await list(back), await list(left)]).toEqual([
      [expect.any(String)],
      [expect.any(String)],
    ])
  })

  it('[FAIR-12] are booked once as they were paid, when an operator says so', async () => {
    const payment = await paidOtherwise()
    expect(await command(payment.id, 'book')).toBe(`${payment.id} is not held.`)
    await sweepAfter(16_000)
    const said = await Promise.all([command(payment.id, 'book'), command(payment.id, 'book')])
    expect(new Set(said)).toEqual(
      new Set([`15.00 EUR of ${payment.id} are booked.`, `${payment.id} is not held.`]),
    )
    const { data } = await test.client('getPayment', { params: { id: payment.id } })
    expect(data).toMatchObject({ status: 'succeeded', amount: 1_500n })
    expect(await balance()).toBe(START + 1_500n)
    expect(await tell(word(payment, { amount: 1_500 }))).toEqual([200, 'nothing'])
    expect(await list(payment)).toEqual([])
    await expectLedgerToBalance(test.database.kysely)
  })

  it('[FAIR-12] are over without money where it was given back, whatever is told again', async () => {
    const payment = await paidOtherwise('USD')
    await sweepAfter(16_000)
    expect(await command(payment.id, 'book')).toMatch(/^15\.00 USD .* no account/)
    expect(await command(payment.id, 'keep')).toMatch(/book or drop/)
    expect(await command(payment.id, 'drop')).toBe(
      `${payment.id} is over: nothing of it is booked.`,
    )
    const again = word(payment, { id: randomUUID(), amount: 1_500, currency: 'USD' })
    expect(await tell(again)).toEqual([422, 'mismatch'])
    expect(await statusOf(payment)).toBe('failed')
    expect(await list(payment)).toEqual([])
    expect(await balance()).toBe(START)
  })

  it('[FAIR-12] stay on the list where the provider says afterwards that nothing was paid', async () => {
    const error = vi.spyOn(test.backend.logger, 'error')
    const payment = await paidOtherwise()
    await sweepAfter(16_000)
    for (const status of ['failed', 'cancelled'] as const) {
      expect(await tell(word(payment, { status }))).toEqual([200, 'contradicted'])
    }
    expect(error).toHaveBeenCalledWith(
      { payment: payment.id },
      expect.stringContaining('contradicts'),
    )
    await test.database.pool.query(
      "update cashier.payments set status = 'failed' where merchant_reference = $1",
      [payment.id],
    )
    await test.backend.app.inject(`/api/platform/payments/${payment.id}/return`)
    expect(await statusOf(payment)).toBe('pending')
    expect(await list(payment)).toHaveLength(1)
    expect(await command(payment.id, 'book')).toBe(`15.00 EUR of ${payment.id} are booked.`)
    expect(await balance()).toBe(START + 1_500n)
    error.mockRestore()
  })

  it('[FAIR-20] stay on it where both are told at the same instant', async () => {
    const payment = await paidOtherwise()
    expect(await tell(word(payment, { status: 'pending' }))).toEqual([200, 'changed'])
    const seen = await findPayment(test.database.kysely, payment.id)
    if (seen === undefined) throw new Error('this payment is there')
    await sweepAfter(16_000)
    const late = await applyStatus(
      test.database.kysely,
      seen,
      { status: 'failed', paid: null },
      now(),
    )
    expect(late).toEqual({ outcome: 'contradicted' })
    expect(await statusOf(payment)).toBe('pending')
    expect(await list(payment)).toHaveLength(1)
  })

  it('[FAIR-20] are booked by themselves once the provider says what was asked', async () => {
    const payment = await paidOtherwise()
    await sweepAfter(16_000)
    expect(await tell(word(payment))).toEqual([200, 'changed'])
    expect(await balance()).toBe(START + 2_000n)
    expect(await list(payment)).toEqual([])
  })
})
