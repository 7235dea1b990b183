import { expect, test } from 'vitest'
import { betTotals } from './bet-totals.ts'

test('[M7] totals are kept by currency and add up: open stakes stand apart, rejected bets do not count', () => {
  const totals = betTotals([
    { currency: 'EUR', status: 'done', stake: 1000n, winAmount: 2500n },
    { currency: 'EUR', status: 'waiting_results', stake: 500n, winAmount: 9000n },
    { currency: 'EUR', status: 'done', stake: 700n, winAmount: 0n },
    { currency: 'BTC', status: 'cancelled', stake: 40n, winAmount: 40n },
    { currency: 'EUR', status: 'rejected', stake: 99n, winAmount: 0n },
  ])
  expect(totals).toEqual([
    { currency: 'EUR', staked: 1700n, open: 500n, returned: 2500n, net: 800n },
    { currency: 'BTC', staked: 40n, open: 0n, returned: 40n, net: 0n },
  ])
  for (const { staked, returned, net } of totals) expect(returned - staked).toBe(net)
  expect(betTotals([])).toEqual([])
})
