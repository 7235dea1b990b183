import { expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { totalStake } from './total-stake.ts'

test('[SLIP-34] the total leaves out stakes that freebets pay', () => {
  expect(
    totalStake([
      { stake: amountOf(100n), freebetMode: null },
      { stake: amountOf(500n), freebetMode: 'only_win' },
      { stake: amountOf(20n), freebetMode: null },
    ]),
  ).toBe(120n)
})
