import { expect, test } from 'vitest'
import { betTotals } from './bet-totals.ts'

test('totals are kept by currency, and open bets are neither won nor lost, rejected ones do not count', () => {
  const totals = betTotals([
    { currency: 'EUR', status: 'done', stake: 1000n, winAmount: 2500n },
    { currency: 'EUR', status: 'waiting_results', stake: 500n, winAmount: 9000n },
    { currency: 'EUR', status: 'done', stake: 700n, winAmount: 0n },
    { currency: 'BTC', status: 'cancelled', stake: 40n, winAmount: 40n },
    { currency: 'EUR', status: 'rejected', stake: 99n, winAmount: 0n },
  ])
  expect(totals).toEqual([
    { currency: 'EUR', staked: 2200n, returned: 2500n, net: 800n },
    { currency: 'BTC', staked: 40n, returned: 40n, net: 0n },
  ])
  expect(betTotals([])).toEqual([])
})
