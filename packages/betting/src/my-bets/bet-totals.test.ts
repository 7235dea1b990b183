import { expect, test } from 'vitest'
import { amountOf, NO_AMOUNT } from '../money/amount.ts'
import { betTotals } from './bet-totals.ts'

test('[M7] totals are kept by currency and add up: open stakes stand apart, rejected bets do not count', () => {
  const totals = betTotals([
    { currency: 'EUR', status: 'done', stake: amountOf(1000n), winAmount: amountOf(2500n) },
    {
      currency: 'EUR',
      status: 'waiting_results',
      stake: amountOf(500n),
      winAmount: amountOf(9000n),
    },
    { currency: 'EUR', status: 'done', stake: amountOf(700n), winAmount: NO_AMOUNT },
    { currency: 'BTC', status: 'cancelled', stake: amountOf(40n), winAmount: amountOf(40n) },
    { currency: 'EUR', status: 'rejected', stake: amountOf(99n), winAmount: NO_AMOUNT },
  ])
  expect(totals).toEqual([
    { currency: 'EUR', staked: 1700n, open: 500n, returned: 2500n, net: 800n },
    { currency: 'BTC', staked: 40n, open: 0n, returned: 40n, net: 0n },
  ])
  for (const { staked, returned, net } of totals) expect(returned - staked).toBe(net)
  expect(betTotals([])).toEqual([])
})
