import { describe, expect, test } from 'vitest'

import { aSystem } from '../testing/system-settings.ts'
import { stakeText, typeStake } from './stake-text.ts'

const [euroCurrency, bitcoinCurrency] = aSystem().currencies
const euro = { currency: euroCurrency!, separator: '.' } as const
const german = { currency: euroCurrency!, separator: ',' } as const
const bitcoin = { currency: bitcoinCurrency!, separator: '.' } as const

describe('typing', () => {
  test.each([
    ['12.50', 1250n],
    ['12,5', 1250n],
    ['12.', 1200n],
    ['.5', 50n],
    ['', 0n],
    [',', 0n],
  ])('%j is a stake of %s cents', (text, stake) => {
    expect(typeStake(text, euro, null)).toMatchObject({ kind: 'taken', text, stake })
  })

  test('[SLIP-41] digits beyond the currency’s decimals are not taken', () => {
    expect(typeStake('1.234', euro, null)).toEqual({ kind: 'ignored' })
    expect(typeStake('0.00000001', bitcoin, null)).toMatchObject({ stake: 1n })
    expect(typeStake('0.000000001', bitcoin, null)).toEqual({ kind: 'ignored' })
  })

  test('[SLIP-42] up to 40 there is no check, above it the maximum takes the stake’s place', () => {
    expect(typeStake('40', euro, 1000n)).toMatchObject({ stake: 4000n, capped: null })
    expect(typeStake('41', euro, 1000n)).toMatchObject({
      stake: 1000n,
      capped: 1000n,
      text: '10.00',
    })
    expect(typeStake('2000000', euro, null)).toMatchObject({ stake: 100_000_000n })
  })
})

describe('showing', () => {
  test('what was typed stays as it was typed', () => {
    expect(stakeText('12,', 1200n, euro)).toBe('12,')
    expect(stakeText('12.5', 1250n, euro)).toBe('12.5')
  })

  test('a stake from elsewhere takes the text’s place', () => {
    expect(stakeText('12.5', 5000n, euro)).toBe('50.00')
    expect(stakeText('', 5000n, euro)).toBe('50.00')
    expect(stakeText('12.5', 0n, euro)).toBe('')
    expect(stakeText('', 123_456n, german)).toBe('1234,56')
  })
})
