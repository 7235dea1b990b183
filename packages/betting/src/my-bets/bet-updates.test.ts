import { expect, test } from 'vitest'
import { amountOf, NO_AMOUNT } from '../money/amount.ts'
import { placedBet } from '../testing/placed-bets.ts'
import { applyBetUpdate, applyCashOutUpdate, canCashOut } from './bet-updates.ts'

const bets = [placedBet('a', { isVip: true }), placedBet('b')]

test('[MYB-13] a rejected VIP bet leaves the list', () => {
  const update = placedBet('a', { isVip: true, status: 'rejected' })
  expect(applyBetUpdate(bets, update)).toEqual([bets[1]])
})

test('[MYB-14] any other update replaces the bet with its id', () => {
  const update = placedBet('b', { status: 'rejected' })
  expect(applyBetUpdate(bets, update)).toEqual([bets[0], update])
  expect(applyBetUpdate(bets, placedBet('z'))).toBe(bets)
})

test('[CASH-03] an offer is set on its bet only', () => {
  const updated = applyCashOutUpdate(bets, 'b', amountOf(900n))
  expect(updated[1]?.toCashout).toBe(900n)
  expect(updated[0]).toBe(bets[0])
  expect(applyCashOutUpdate(updated, 'b', amountOf(900n))).toBe(updated)
  expect(applyCashOutUpdate(bets, 'z', amountOf(1n))).toBe(bets)
})

test('[CASH-03] a bet can be cashed out while it waits for results and has an offer', () => {
  expect(canCashOut(placedBet('a', { toCashout: amountOf(1n) }))).toBe(true)
  expect(canCashOut(placedBet('a'))).toBe(false)
  expect(canCashOut(placedBet('a', { toCashout: NO_AMOUNT }))).toBe(false)
  expect(canCashOut(placedBet('a', { toCashout: amountOf(1n), status: 'done' }))).toBe(false)
})
