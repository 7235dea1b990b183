import { amountOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { fakeApi } from '../../testing/fake-api.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { inLocalTime, tellLocalTime } from './local-acceptance.ts'

const NOW = Date.parse('2026-11-20T19:00:00Z')
const submitted = aPlacedBet({
  status: 'submitted',
  // The server's clock is an hour ahead of this device's.
  acceptanceAt: '2026-11-20T20:00:03Z',
  acceptanceIn: 3_000,
})

test('[MYB-03] the delay ends when the time that is left has passed, whatever the clocks say', () => {
  const bet = inLocalTime(submitted, NOW)
  expect(Date.parse(bet.acceptanceAt ?? '')).toBe(NOW + 3_000)
  expect(inLocalTime(bet, NOW + 2_000)).toBe(bet)
})

test('[MYB-03] a backend that tells the end alone is taken at its word', () => {
  const plain = aPlacedBet({ status: 'submitted', acceptanceAt: '2026-11-20T19:00:03Z' })
  expect(inLocalTime(plain, NOW)).toBe(plain)
})

test('answers with bets are told by this clock, others pass', async () => {
  const { api } = fakeApi({
    placeBets: () => ({ data: [submitted] }),
    listAccounts: () => ({ data: [{ currency: 'EUR', balance: amountOf(1n), active: true }] }),
  })
  const local = tellLocalTime(api)
  const { data } = await local('placeBets')
  expect(Date.parse(data[0]?.acceptanceAt ?? '')).toBeLessThan(Date.now() + 4_000)
  expect((await local('listAccounts')).data).toHaveLength(1)
})
