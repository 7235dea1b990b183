import { expect, test } from 'vitest'
import { addMoney, money, sumAmounts } from './money.ts'

test('adds amounts of one currency and refuses to mix two', () => {
  expect(addMoney(money(5n, 'EUR'), money(7n, 'EUR'))).toEqual({ amount: 12n, currency: 'EUR' })
  expect(() => addMoney(money(5n, 'EUR'), money(7n, 'USD'))).toThrow('USD')
  expect(sumAmounts([])).toBe(0n)
  expect(sumAmounts([1n, 2n, 3n])).toBe(6n)
})
