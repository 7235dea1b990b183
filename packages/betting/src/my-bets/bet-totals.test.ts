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

test("[FAIR-5] the stake of a freebet is nobody's loss: what it won is all gain", () => {
  const free = { currency: 'EUR', stake: amountOf(500n), bonus: { freebetStake: amountOf(500n) } }
  expect(
    betTotals([
      { ...free, status: 'done', winAmount: NO_AMOUNT },
      { ...free, status: 'done', winAmount: amountOf(750n) },
      { ...free, status: 'waiting_results', winAmount: amountOf(900n) },
      // A boost is on the player's own stake.
      { ...free, status: 'done', winAmount: NO_AMOUNT, bonus: { freebetStake: null } },
    ]),
  ).toEqual([{ currency: 'EUR', staked: 500n, open: 0n, returned: 750n, net: 250n }])
})
