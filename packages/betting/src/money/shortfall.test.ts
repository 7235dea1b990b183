import { expect, test } from 'vitest'
import { remainder, shortfall } from './shortfall.ts'

test('the shortfall is what the balance lacks, never less than nothing', () => {
  expect(shortfall(1000n, 400n)).toBe(600n)
  expect(shortfall(1000n, 1000n)).toBe(0n)
  expect(shortfall(1000n, 5000n)).toBe(0n)
})

test('the remainder is what the balance has left, never less than nothing', () => {
  expect(remainder(1000n, 5000n)).toBe(4000n)
  expect(remainder(1000n, 400n)).toBe(0n)
})
