import { describe, expect, test } from 'vitest'
import { BTC, EUR, JPY } from '../testing/currencies.ts'
import type { Amount } from './amount.ts'
import { amountOf } from './amount.ts'
import { parseAmount } from './parse-amount.ts'

const ok = (amount: Amount) => ({ ok: true, amount })
const refused = (reason: string) => ({ ok: false, reason })

describe('[SLIP-41] typed stakes', () => {
  test('are read in main units', () => {
    expect(parseAmount('12.5', EUR)).toEqual(ok(amountOf(1250n)))
    expect(parseAmount(' 0.01 ', EUR)).toEqual(ok(amountOf(1n)))
    expect(parseAmount('.5', EUR)).toEqual(ok(amountOf(50n)))
    expect(parseAmount('5.', EUR)).toEqual(ok(amountOf(500n)))
    expect(parseAmount('1000', JPY)).toEqual(ok(amountOf(1000n)))
    expect(parseAmount('1.23456789', BTC)).toEqual(ok(amountOf(123_456_789n)))
  })

  test('take no more decimals than the currency has', () => {
    expect(parseAmount('1.23456789', EUR)).toEqual(refused('too_many_decimals'))
    expect(parseAmount('1.500', EUR)).toEqual(refused('too_many_decimals'))
    expect(parseAmount('1.5', JPY)).toEqual(refused('too_many_decimals'))
    expect(parseAmount('0.123456789', BTC)).toEqual(refused('too_many_decimals'))
    expect(parseAmount('0.3', { ...EUR, subunits: 5 })).toEqual(refused('too_many_decimals'))
  })

  test('have a point as their only separator', () => {
    expect(parseAmount('1,5', EUR)).toEqual(refused('not_a_number'))
    expect(parseAmount('1,000', EUR)).toEqual(refused('not_a_number'))
  })

  test('are refused with a reason', () => {
    expect(parseAmount('  ', EUR)).toEqual(refused('empty'))
    expect(parseAmount('-1', EUR)).toEqual(refused('negative'))
    expect(parseAmount('99999999999999999999', EUR)).toEqual(refused('too_large'))
    for (const text of ['abc', '1e3', '1.2.3', '٣', 'Infinity', '.', '1 000']) {
      expect(parseAmount(text, EUR)).toEqual(refused('not_a_number'))
    }
  })
})
