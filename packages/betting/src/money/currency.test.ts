import { expect, test } from 'vitest'
import { BTC, EUR, JPY, KWD } from '../testing/currencies.ts'
import {
  STAKE_DECIMALS_FIAT,
  STAKE_DECIMALS_NON_FIAT,
  stakeDecimals,
  subunitDigits,
} from './currency.ts'

test('[SLIP-41] stake decimals are 2 for fiat and 8 for other currencies, as subunits permit', () => {
  expect([STAKE_DECIMALS_FIAT, STAKE_DECIMALS_NON_FIAT]).toEqual([2, 8])
  expect([EUR, JPY, KWD, BTC].map(stakeDecimals)).toEqual([2, 0, 2, 8])
  expect(stakeDecimals({ ...BTC, subunits: 10 ** 12 })).toBe(8)
})

test('[ACC-08] subunits tell how many decimals the smallest unit needs', () => {
  expect([1, 5, 100, 1000, 100_000_000].map(subunitDigits)).toEqual([0, 1, 2, 3, 8])
  expect(() => subunitDigits(3)).toThrow(RangeError)
  expect(() => subunitDigits(0)).toThrow(RangeError)
})
