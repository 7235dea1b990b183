import { expect, test } from 'vitest'
import { rational } from '../exact/rational.ts'
import {
  addAmounts,
  amountOf,
  negateAmount,
  shareOfAmount,
  subtractAmounts,
  sumAmounts,
  timesAmount,
} from './amount.ts'

test('amounts are added and multiplied exactly', () => {
  expect(sumAmounts([])).toBe(0n)
  expect(sumAmounts([amountOf(1n), amountOf(2n), amountOf(3n)])).toBe(6n)
  expect(addAmounts(amountOf(5n), amountOf(7n))).toBe(12n)
  expect(subtractAmounts(amountOf(5n), amountOf(7n))).toBe(-2n)
  expect(negateAmount(amountOf(5n))).toBe(-5n)
  expect(timesAmount(amountOf(9_007_199_254_740_993n), 3n)).toBe(27_021_597_764_222_979n)
})

test('a share is rounded down, once', () => {
  expect(shareOfAmount(amountOf(100n), rational(2n, 3n))).toBe(66n)
  expect(shareOfAmount(amountOf(-100n), rational(2n, 3n))).toBe(-67n)
})
