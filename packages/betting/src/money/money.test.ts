import { expect, test } from 'vitest'
import { amountOf } from './amount.ts'
import { addMoney, money } from './money.ts'

test('adds amounts of one currency and refuses to mix two', () => {
  const sum = addMoney(money(amountOf(5n), 'EUR'), money(amountOf(7n), 'EUR'))
  expect(sum).toEqual({ amount: 12n, currency: 'EUR' })
  expect(() => addMoney(money(amountOf(5n), 'EUR'), money(amountOf(7n), 'USD'))).toThrow('USD')
})
