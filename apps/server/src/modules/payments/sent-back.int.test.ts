import { randomUUID } from 'node:crypto'
import { amountOf } from '@touchline/betting'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { makeOwn } from '../testing/own-money.ts'
import { reconcile } from './reconcile.ts'
import { requestRefund } from './request-refund.ts'
import type { SettledPayment } from './provider.ts'
import { paymentSteps } from './testing/payment-steps.ts'

const START = 10_000n

describe.each(engines)('money that a bank sends back on $name', (engine) => {
  const test = backendOfTest(engine)
  beforeEach(() => makeOwn(test.database.kysely, test.playerId, amountOf(START)))
  const { balance, openDeposit, withdraw, statusOf, pay, payments, sweepAfter, word, tell } =
    paymentSteps(test)

  async function paidOut() {
    const { data } = await withdraw(3_000n)
    await sweepAfter(60_000)
    await sweepAfter(60_000)
    await paymentSteps(test).expectPaid(data)
    return data
  }

  it('[FAIR-12] after a withdrawal was paid it is the player’s again, who is told', async () => {
    const data = await paidOut()
    const back = word(data, { type: 'payout', status: 'failed' })
    expect(await tell(back)).toEqual([200, 'changed'])
    expect(await tell(back)).toEqual([200, 'repeated'])
    expect(await tell({ ...back, id: randomUUID() })).toEqual([200, 'nothing'])
    expect(await tell({ ...back, id: randomUUID(), status: 'succeeded' })).toEqual([
      200,
      'contradicted',
    ])
    expect(await statusOf(data)).toBe('failed')
    expect(await balance()).toBe(START)
    const { data: told } = await test.client('listNotifications')
    expect(told.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Withdrawal of 30\.00.* not paid$/),
      expect.stringMatching(/30\.00.* is on its way to you$/),
    ])
    await expectLedgerToBalance(test.database.kysely)
  })

  it('after a refund was made it is the player’s again, and can be given back anew', async () => {
    const payment = await openDeposit()
    await pay(payment)
    const asked = { depositId: payment.id, amount: null, reason: null }
    const give = () => requestRefund(test.database.kysely, asked, new Date(test.clock.now()))
    const refund = await give()
    if ('fault' in refund) throw new Error(refund.fault)
    await sweepAfter(1_000)
    await sweepAfter(30_000)
    expect(await balance()).toBe(START)
    const said = { type: 'refund', reference: refund.id, status: 'failed' }
    expect(await tell(word(payment, said))).toEqual([200, 'changed'])
    expect(await balance()).toBe(START + 2_000n)
    expect(await give()).toMatchObject({ amount: 2_000n })
    await expectLedgerToBalance(test.database.kysely)
  })

  it('is compared with the books of its provider, too', async () => {
    const [known, missed] = [await paidOut(), await paidOut()]
    await tell(word(known, { type: 'payout', status: 'failed' }))
    const { provider } = payments()
    if (provider === undefined) throw new Error('this site has no provider')
    const returned = ({ id }: { id: string }): SettledPayment => ({
      paymentId: id,
      kind: 'return',
      amount: amountOf(3_000n),
      currency: 'EUR',
    })
    const { database, clock, backend } = test
    const differences = await reconcile({
      db: database.kysely,
      clock: { ...clock, now: () => clock.now() + 86_400_000 },
      provider: {
        ...provider,
        settled: async (...time) => [
          ...(await provider.settled(...time)),
          returned(known),
          returned(missed),
        ],
      },
      metrics: backend.metrics,
      logger: backend.logger,
    })
    const ids = [known.id, missed.id]
    expect(differences?.filter(({ paymentId }) => ids.includes(paymentId))).toEqual([
      { paymentId: missed.id, reason: 'not_in_ledger' },
    ])
  })
})
