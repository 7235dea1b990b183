import { randomUUID } from 'node:crypto'
import { amountOf } from '@touchline/betting'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { waitingForLocks } from '../../db/testing/waiting-for-locks.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { makeOwn } from '../testing/own-money.ts'
import { refusalOf } from '../testing/refusal.ts'
import { credit } from '../wallet/credit.ts'
import { paymentSteps } from './testing/payment-steps.ts'

const START = 10_000n

describe.each(engines)('withdrawals that are open on $name', (engine) => {
  const test = backendOfTest(engine)
  const { openDeposit, withdraw, balance } = paymentSteps(test)
  beforeEach(() => makeOwn(test.database.kysely, test.playerId, amountOf(START)))

  it('no more withdrawals are open than may be, in however many currencies they are asked for at once', async () => {
    const { kysely } = test.database
    await test.client('switchAccount', { body: { currency: 'USD' } })
    const usd = { playerId: test.playerId, currency: 'USD' }
    await credit(kysely, { ...usd, amount: amountOf(START), cause: `usd:${test.playerId}` })
    await makeOwn(kysely, test.playerId, amountOf(START), 'USD')
    const inDollars = () =>
      test.client('requestWithdrawal', {
        body: {
          method: 'bank',
          amount: amountOf(1_000n),
          currency: 'USD',
          reference: randomUUID(),
        },
      })
    for (let n = 0; n < 4; n += 1) await withdraw(1_000n)
    const other = await test.database.pool.connect()
    await other.query('begin')
    await other.query('select from accounts where player_id = $1 order by id for update', [
      test.playerId,
    ])
    const asked = Promise.allSettled([withdraw(1_000n), inDollars()])
    const waiting = () => waitingForLocks(test.database)
    await expect.poll(waiting).toBe(2)
    await other.query('commit')
    other.release()
    const refused = (await asked).filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { messageKey: 'error.payment.too_many_open' } }])
  })

  const close = (reference: string, client = test.client) =>
    client('closeWithdrawal', { body: { reference } }).then(({ data }) => data)

  it('[FAIR-20] a reference that has made none is closed, and makes none later', async () => {
    const reference = randomUUID()
    expect(await close(reference)).toBe(null)
    expect(await close(reference)).toBe(null)
    expect(await refusalOf(withdraw(1_000n, reference))).toMatchObject({
      status: 409,
      messageKey: 'error.payment.reference_closed',
    })
    expect(await balance()).toBe(START)
  })

  it('[FAIR-20] one that has made one tells it, to its player alone', async () => {
    const reference = randomUUID()
    await withdraw(1_000n, reference)
    expect(await close(reference)).toMatchObject({ id: reference, amount: 1_000n })
    const { client } = await test.player()
    expect(await close(reference, client)).toBe(null)
    expect(await close(reference)).toMatchObject({ id: reference, status: 'opened' })
  })

  it('[FAIR-20] what is told under the reference of a deposit is that it has made none', async () => {
    const { id } = await openDeposit()
    expect(await close(id)).toBe(null)
    expect(await refusalOf(withdraw(1_000n, id))).toMatchObject({
      status: 409,
      messageKey: 'error.payment.reference_reused',
    })
  })

  it('[FAIR-20] what is told of one that is under way holds', async () => {
    for (let n = 0; n < 5; n += 1) {
      const reference = randomUUID()
      const [asked, told] = await Promise.allSettled([
        withdraw(1_000n, reference),
        close(reference),
      ])
      if (told.status === 'rejected') throw told.reason
      expect(told.value !== null).toBe(asked.status === 'fulfilled')
    }
    await expectLedgerToBalance(test.database.kysely)
  })
})
