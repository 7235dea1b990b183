import { expect, test } from 'vitest'
import { compare, rational } from '../exact/rational.ts'
import { capRate, comboReturnRate, systemReturnRate } from './return-rate.ts'

const factors = [rational(2n), rational(3n), rational(4n)]

test('a combo multiplies, a system averages over its lines', () => {
  expect(compare(comboReturnRate(factors), rational(24n))).toBe(0)
  const rate = systemReturnRate(factors, { id: '2/3', totalCount: 3, winCount: 2 })
  expect(compare(rate, rational(26n, 3n))).toBe(0)
})

test('a system of another size is a fault of the caller', () => {
  const type = { id: '2/4', totalCount: 4, winCount: 2 }
  expect(() => systemReturnRate(factors, type)).toThrow('2/4')
})

test('[SYS-09] a rate is held at the highest factor', () => {
  expect(capRate(rational(10n), 10n)).toEqual({ rate: rational(10n), capped: false })
  expect(capRate(rational(11n), 10n)).toEqual({ rate: rational(10n), capped: true })
})
