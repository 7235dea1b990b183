import { randomUUID } from 'node:crypto'
import { amountOf } from '@touchline/betting'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { makeOwn } from '../testing/own-money.ts'
import { paymentSteps } from './testing/payment-steps.ts'

const HOUR_MS = 3_600_000

describe.each(engines)('a payout under way on $name', (engine) => {
  const test = backendOfTest(engine)
  const { balance, withdraw, statusOf, expectPaid, sweepAfter } = paymentSteps(test)

  it('[FAIR-12] does not come back while the bank that has taken it knows nothing of it', async () => {
    await makeOwn(test.database.kysely, test.playerId, amountOf(10_000n))
    const { data: payment } = await withdraw(3_000n)
    await sweepAfter(60_000)
    expect(await statusOf(payment)).toBe('pending')
    const rename = (from: string, to: string) =>
      test.database.pool.query(
        'update cashier.payments set merchant_reference = $2 where merchant_reference = $1',
        [from, to],
      )
    const unheardOf = randomUUID()
    await rename(payment.id, unheardOf)
    await sweepAfter(2 * HOUR_MS)
    expect(await statusOf(payment)).toBe('pending')
    expect(await balance()).toBe(7_000n)
    await rename(unheardOf, payment.id)
    await sweepAfter(HOUR_MS)
    await expectPaid(payment)
    expect(await balance()).toBe(7_000n)
    await expectLedgerToBalance(test.database.kysely)
  })
})
