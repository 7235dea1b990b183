import { expect, test } from 'vitest'
import { EUR, JPY } from '../testing/currencies.ts'
import { amountOf } from './amount.ts'
import { capStake, STAKE_CAP, STAKE_UNCHECKED_UP_TO } from './stake-cap.ts'

test('[SLIP-42] up to 40 main units a stake stands whatever the maximum', () => {
  expect(STAKE_UNCHECKED_UP_TO).toBe(40n)
  expect(capStake(amountOf(4000n), EUR, amountOf(1000n))).toEqual({ amount: 4000n, cappedAt: null })
})

test('[SLIP-42] above 40 it is cut to the maximum stake, or to the ceiling without an answer', () => {
  expect(capStake(amountOf(4001n), EUR, amountOf(1000n))).toEqual({
    amount: 1000n,
    cappedAt: 1000n,
  })
  expect(capStake(amountOf(4001n), EUR, amountOf(5000n))).toEqual({ amount: 4001n, cappedAt: null })
  const ceiling = amountOf(STAKE_CAP * 100n)
  expect(capStake(ceiling, EUR, null)).toEqual({ amount: ceiling, cappedAt: null })
  expect(capStake(amountOf(ceiling + 1n), EUR, null)).toEqual({
    amount: ceiling,
    cappedAt: ceiling,
  })
})

test('[SLIP-42] without an answer no stake is cut that its currency may pay', () => {
  const maxPayout = amountOf(7_000_000_000n)
  const typed = amountOf(2_000_000n)
  const dear = { ...JPY, maxPayout }
  expect(capStake(typed, JPY, null).amount).toBe(STAKE_CAP)
  expect(capStake(typed, dear, null)).toEqual({ amount: typed, cappedAt: null })
  expect(capStake(amountOf(maxPayout + 1n), dear, null).amount).toBe(maxPayout)
  expect(capStake(typed, dear, amountOf(1_500_000n)).amount).toBe(1_500_000n)
})
