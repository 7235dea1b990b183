import { amountOf, NO_AMOUNT } from '@touchline/betting'
import { describe, expect, test } from 'vitest'

import { aSystem } from '../../testing/system-settings.ts'
import { stakeText, typedBehind, typeReturn, typeStake } from './stake-text.ts'

const [euroCurrency, bitcoinCurrency] = aSystem().currencies
const english = { decimal: '.', group: ',' }
const euro = { currency: euroCurrency!, separators: english }
const german = { currency: euroCurrency!, separators: { decimal: ',', group: '.' } }
const bitcoin = { currency: bitcoinCurrency!, separators: english }

const inParts = {
  currency: {
    ...bitcoinCurrency!,
    subcurrencies: [{ code: 'mBTC', symbol: 'm₿', subunits: 100_000 }],
  },
  separators: english,
}

describe('typing', () => {
  test('[ACC-10] [SLIP-41] a currency that is read in parts is typed in them', () => {
    expect(typeStake('1.5', inParts, null)).toMatchObject({ stake: 150_000n, text: '1.5' })
    expect(typeStake('0.00001', inParts, null)).toMatchObject({ stake: 1n })
    expect(typeStake('0.000001', inParts, null)).toEqual({ kind: 'unreadable' })
    expect(typeReturn('2', inParts)).toMatchObject({ stake: 200_000n })
  })

  test('[SLIP-42] the check of its maximum stays in main units', () => {
    expect(typeStake('40000', inParts, amountOf(1n))).toMatchObject({
      stake: 4_000_000_000n,
      capped: null,
    })
    expect(typeStake('40001', inParts, amountOf(200_000n))).toMatchObject({
      capped: 200_000n,
      text: '2.00',
    })
  })

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

  test('[P6] a grouped amount is read as the language groups, and stays as it was typed', () => {
    expect(typeStake('1,000', euro, null)).toMatchObject({ stake: 100_000n, text: '1,000' })
    expect(typeStake('1.000,50', german, null)).toMatchObject({ stake: 100_050n })
    expect(typeStake('１２.５', euro, null)).toMatchObject({ stake: 1250n, text: '12.5' })
    expect(stakeText('1,000', amountOf(100_000n), euro)).toBe('1,000')
    expect(typeStake('12 apples', euro, null)).toEqual({ kind: 'unreadable' })
    expect(typeStake('-3', euro, null)).toEqual({ kind: 'unreadable' })
  })

  test('[SLIP-41] [GAP-01] digits beyond the currency’s decimals are not taken', () => {
    expect(typeStake('1.234', euro, null)).toEqual({ kind: 'unreadable' })
    expect(typeStake('0.00000001', bitcoin, null)).toMatchObject({ stake: 1n })
    expect(typeStake('0.000000001', bitcoin, null)).toEqual({ kind: 'unreadable' })
  })

  test('[SLIP-42] [GAP-02] up to 40 there is no check, above it the maximum takes the stake’s place', () => {
    expect(typeStake('40', euro, amountOf(1000n))).toMatchObject({ stake: 4000n, capped: null })
    expect(typeStake('41', euro, amountOf(1000n))).toMatchObject({
      stake: 1000n,
      capped: 1000n,
      text: '10.00',
    })
    expect(typeStake('2000000', euro, null)).toMatchObject({ stake: 100_000_000n })
  })
})

test('[SLIP-42] digits typed behind a maximum go on with what was typed before it', () => {
  const replaced = { typed: '900', shown: '500.00' }
  expect(typedBehind('500.000', replaced)).toBe('9000')
  expect(typedBehind('500.0', replaced)).toBe('500.0')
  expect(typedBehind('500.00', replaced)).toBe('500.00')
  expect(typedBehind('12', replaced)).toBe('12')
  expect(typedBehind('500.000', null)).toBe('500.000')
})

describe('showing', () => {
  test('what was typed stays as it was typed', () => {
    expect(stakeText('12,', amountOf(1200n), euro)).toBe('12,')
    expect(stakeText('12.5', amountOf(1250n), euro)).toBe('12.5')
  })

  test('a stake from elsewhere takes the text’s place', () => {
    expect(stakeText('12.5', amountOf(5000n), euro)).toBe('50.00')
    expect(stakeText('', amountOf(5000n), euro)).toBe('50.00')
    expect(stakeText('12.5', NO_AMOUNT, euro)).toBe('')
    expect(stakeText('', amountOf(123_456n), german)).toBe('1234,56')
  })

  test('[ACC-10] a currency that is read in parts stands in them', () => {
    expect(stakeText('', amountOf(123_456n), inParts)).toBe('1.23456')
    expect(stakeText('1.5', amountOf(150_000n), inParts)).toBe('1.5')
  })
})
