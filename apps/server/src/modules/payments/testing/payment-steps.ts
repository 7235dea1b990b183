import { randomUUID } from 'node:crypto'
import { amountOf } from '@touchline/betting'
import type { ApiClient, Payment } from '@touchline/contract'
import { expect } from 'vitest'
import { SIGNATURE_HEADER, signNotice } from '../../cashier/cashier.ts'
import type { Behaviour } from '../../cashier/decide.ts'
import type { BackendOfTest } from '../../testing/backend-of-suite.ts'
import { keepSecret } from '../../../db/product-state.ts'

/** What a player, a payer and the simulated bank do in tests. */
export function paymentSteps(test: BackendOfTest) {
  const balance = async (client: ApiClient = test.client) =>
    (await client('listAccounts')).data.find(({ currency }) => currency === 'EUR')?.balance
  const openDeposit = async (amount = 2_000n, method = 'card') =>
    (
      await test.client('openDeposit', {
        body: { method, amount: amountOf(amount), currency: 'EUR', returnTo: '/sports' },
      })
    ).data
  const withdraw = (amount: bigint, reference: string = randomUUID()) =>
    test.client('requestWithdrawal', {
      body: { method: 'bank', amount: amountOf(amount), currency: 'EUR', reference },
    })
  const statusOf = async ({ id }: Pick<Payment, 'id'>) =>
    (await test.client('getPayment', { params: { id } })).data.status
  /** The bank's own word may be on its way: a sweep passes over what that holds. */
  const expectPaid = (payment: Pick<Payment, 'id'>) =>
    expect.poll(() => statusOf(payment)).toBe('succeeded')
  /** What the payer does on the bank's page. */
  const pay = async ({ checkout }: Payment, behaviour: Behaviour | 'cancel' = 'succeed') => {
    const decision = behaviour === 'cancel' ? 'cancel' : 'confirm'
    const answer = await test.backend.app.inject({
      method: 'POST',
      url: checkout?.url ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `decision=${decision}&behaviour=${behaviour}`,
    })
    expect(answer.statusCode).toBe(303)
  }
  const payments = () => test.backend.payments
  const sweepAfter = async (ms: number) => {
    test.clock.advance(ms)
    await payments().service.sweep()
  }
  const word = (payment: Payment, over: object = {}) => ({
    id: randomUUID(),
    type: 'deposit',
    reference: payment.id,
    status: 'succeeded',
    amount: Number(payment.amount),
    currency: payment.currency,
    ...over,
  })
  const tell = async (said: object, { secret, at }: { secret?: string; at?: number } = {}) => {
    const body = JSON.stringify(said)
    const key = secret ?? (await keepSecret(test.database.kysely, 'cashier_secret'))
    const answer = await test.backend.app.inject({
      method: 'POST',
      url: '/api/platform/payments/webhooks/cashier',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signNotice(key, body, at ?? test.clock.now()),
      },
      payload: body,
    })
    return [answer.statusCode, answer.json<{ data: { outcome: string } }>().data.outcome]
  }
  return {
    balance,
    openDeposit,
    withdraw,
    statusOf,
    expectPaid,
    pay,
    payments,
    sweepAfter,
    word,
    tell,
  }
}
