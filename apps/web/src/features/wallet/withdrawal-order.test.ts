import { amountOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { memoryStorage } from '../../base/browser-storage.ts'
import { fakeApi, noAnswer, refusal } from '../../testing/fake-api.ts'
import { createWithdrawals } from './withdrawal-order.ts'

const order = { method: 'wallet', amount: amountOf(2_500n), currency: 'EUR' }
const stalled = ({ signal }: { signal?: AbortSignal }) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(noAnswer()))
  })

test('[FAIR-20] a request that stalls ends by itself, and what became of it is said to be open', async () => {
  const { api, sent } = fakeApi({ requestWithdrawal: stalled, closeWithdrawal: stalled })
  const storage = memoryStorage()
  const withdrawals = createWithdrawals(api, { storage, answerWithin: 1 })
  expect(await withdrawals.request('7', order)).toEqual({ kind: 'open' })
  expect(sent.map(({ name }) => name)).toEqual(['requestWithdrawal', 'closeWithdrawal'])
  expect(await withdrawals.resume('7')).toBe(false)
  // Nothing new is sent while that is open.
  expect(await withdrawals.request('7', order)).toEqual({ kind: 'open' })
  expect(sent.filter(({ name }) => name === 'requestWithdrawal')).toHaveLength(1)
})

test('[FAIR-20] another player does not send the order of the one before', async () => {
  const { api, sent } = fakeApi({
    requestWithdrawal: () => Promise.reject(refusal(503)),
    closeWithdrawal: () => Promise.reject(refusal(503)),
  })
  const withdrawals = createWithdrawals(api, { storage: memoryStorage() })
  for (const playerId of ['7', '8']) await withdrawals.request(playerId, order)
  const [first, second] = sent
    .filter(({ name }) => name === 'requestWithdrawal')
    .map(({ input }) => input?.body)
  expect(second).toMatchObject(order)
  expect(second).not.toEqual(first)
})
