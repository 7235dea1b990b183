import { expect, test } from 'vitest'
import { timesAmount } from './times.ts'

test('a multiple of an amount is exact', () => {
  expect(timesAmount(12_345n, 5n)).toBe(61_725n)
  expect(timesAmount(9_007_199_254_740_993n, 3n)).toBe(27_021_597_764_222_979n)
})
