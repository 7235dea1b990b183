import { randomUUID } from 'node:crypto'
import { amountOf } from '@touchline/betting'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { refusalOf } from '../testing/refusal.ts'
import { paymentSteps } from './testing/payment-steps.ts'

const START = 10_000n

describe.each(engines)('a deposit on $name', (engine) => {
  const test = backendOfTest(engine)
  const { balance, pay } = paymentSteps(test)

  it('[DEP-01] [FAIR-20] sent again by its reference is one deposit, as it stands by then', async () => {
    const reference = randomUUID()
    const ask = async (amount = 2_000n, client = test.client) => {
      const order = { method: 'card', amount: amountOf(amount), currency: 'EUR' }
      return (await client('openDeposit', { body: { ...order, returnTo: '/', reference } })).data
    }
    const first = await ask()
    expect(await ask()).toEqual(first)
    const reused = { status: 409, messageKey: 'error.payment.reference_reused' }
    expect(await refusalOf(ask(3_000n))).toMatchObject(reused)
    const { client: other } = await test.player()
    expect(await refusalOf(ask(2_000n, other))).toMatchObject(reused)
    expect((await test.client('listPayments')).data).toHaveLength(1)
    await pay(first)
    expect(await ask()).toMatchObject({ id: first.id, status: 'succeeded' })
    expect(await balance()).toBe(START + 2_000n)
    // The first request is with the provider still.
    await test.database.pool.query(
      "update payments set status = 'opened', checkout_url = null where id = $1",
      [first.id],
    )
    expect(await refusalOf(ask())).toMatchObject({ status: 503 })
  })
})
