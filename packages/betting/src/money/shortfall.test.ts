import { expect, test } from 'vitest'
import { amountOf } from './amount.ts'
import { remainder, shortfall } from './shortfall.ts'

test('the shortfall is what the balance lacks, never less than nothing', () => {
  expect(shortfall(amountOf(1000n), amountOf(400n))).toBe(600n)
  expect(shortfall(amountOf(1000n), amountOf(1000n))).toBe(0n)
  expect(shortfall(amountOf(1000n), amountOf(5000n))).toBe(0n)
})

test('the remainder is what the balance has left, never less than nothing', () => {
  expect(remainder(amountOf(1000n), amountOf(5000n))).toBe(4000n)
  expect(remainder(amountOf(1000n), amountOf(400n))).toBe(0n)
})
