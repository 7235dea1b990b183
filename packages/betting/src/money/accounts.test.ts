import { expect, test } from 'vitest'
import { applyBalance, canChangeAccount } from './accounts.ts'
import { amountOf } from './amount.ts'

const accounts = [
  { amount: amountOf(100n), currency: 'EUR' },
  { amount: amountOf(7n), currency: 'USD' },
]

test('[ACC-07] a balance update replaces the balance of its currency only', () => {
  const updated = applyBalance(accounts, { amount: amountOf(50n), currency: 'EUR' })
  expect(updated).toEqual([{ amount: amountOf(50n), currency: 'EUR' }, accounts[1]])
  expect(updated[1]).toBe(accounts[1])
  expect(applyBalance(accounts, { amount: amountOf(1n), currency: 'BTC' })).toBe(accounts)
  expect(applyBalance(accounts, { amount: amountOf(7n), currency: 'USD' })).toBe(accounts)
})

test('[ACC-04] the profile currency cannot be chosen again', () => {
  expect(canChangeAccount('EUR', 'EUR', accounts)).toBe(false)
  expect(canChangeAccount('USD', 'EUR', accounts)).toBe(true)
})

test('[ACC-05] a currency without an account cannot be chosen', () => {
  expect(canChangeAccount('BTC', 'EUR', accounts)).toBe(false)
})
