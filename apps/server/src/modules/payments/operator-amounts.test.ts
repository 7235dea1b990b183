import { describe, expect, it } from 'vitest'
import { readAmount } from './operator-amounts.ts'

describe('an amount that an operator writes', () => {
  it.each([
    ['12.50', 'EUR', 1_250n],
    ['1250', 'JPY', 1_250n],
    ['0.00001250', 'BTC', 1_250n],
  ])('%s %s is read by its currency', (text, code, amount) => {
    expect(readAmount(text, code)).toBe(amount)
  })

  it.each([
    ['12.505', 'EUR', '12.505 is no amount in EUR: write it as 12.50.'],
    ['12.50', 'JPY', '12.50 is no amount in JPY: write it as 1250.'],
    ['0', 'JPY', '0 is no amount in JPY: write it as 1250.'],
    ['-1', 'EUR', '-1 is no amount in EUR: write it as 12.50.'],
    ['12.50', 'KWD', 'There is no currency KWD here.'],
  ])('%s %s is refused with one that would do', (text, code, sentence) => {
    expect(() => readAmount(text, code)).toThrow(sentence)
  })
})
