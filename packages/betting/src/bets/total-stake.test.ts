import { expect, test } from 'vitest'
import { totalStake } from './total-stake.ts'

test('[SLIP-34] the total leaves out stakes that freebets pay', () => {
  expect(
    totalStake([
      { stake: 100n, freebetMode: null },
      { stake: 500n, freebetMode: 'only_win' },
      { stake: 20n, freebetMode: null },
    ]),
  ).toBe(120n)
})
