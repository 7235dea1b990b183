import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NumberSeparators } from '../exact/typed-number.ts'
import { EUR, JPY } from '../testing/currencies.ts'
import { readTypedAmount } from './read-typed-amount.ts'

const ENGLISH = { decimal: '.', group: ',' }
const GERMAN = { decimal: ',', group: '.' }
const FRENCH = { decimal: ',', group: '\u202F' }

const cents = (text: string, separators: NumberSeparators) => {
  const read = readTypedAmount(text, EUR, separators)
  return read.ok ? read.amount : read.reason
}

describe('[P6] an amount is read as the language writes it', () => {
  test.each([
    ['1,000', ENGLISH, 100_000n],
    ['1,000', GERMAN, 'too_many_decimals'],
    ['1.000', GERMAN, 100_000n],
    ['1,000.50', ENGLISH, 100_050n],
    ['1.000,50', GERMAN, 100_050n],
    ['1,000.50', GERMAN, 100_050n],
    ['1,000,000', ENGLISH, 100_000_000n],
    ['1 000,50', FRENCH, 100_050n],
    ['1\u202F000,50', FRENCH, 100_050n],
    ['1’000.50', { decimal: '.', group: '’' }, 100_050n],
    ['12,5', ENGLISH, 1250n],
    ['12.5', GERMAN, 1250n],
    ['0,100', ENGLISH, 'too_many_decimals'],
    ['€ 1,000.50', ENGLISH, 100_050n],
    ['1.000,50 EUR', GERMAN, 100_050n],
  ] as const)('%s by %j', (text, separators, amount) => {
    expect(cents(text, separators)).toBe(amount)
  })

  test.each([
    ['１２．５０', 1250n],
    ['١٢٫٥', 1250n],
    ['۱۲', 1200n],
    [' ١٢ € ', 1200n],
    // As a page in Arabic writes it.
    ['\u206712.00\u00A0\u200F€\u2069', 1200n],
    ['१२.५', 1250n],
    ['١٬٠٠٠', 100_000n],
  ])('digits of any script: %s', (text, amount) => {
    expect(cents(text, ENGLISH)).toBe(amount)
  })

  test.each([
    'abc',
    'a',
    '12a',
    '1e3',
    '12a3',
    '1,00,0.5.5',
    '12.5.0',
    '-',
    '1,0000,000',
    '10\n20',
    '10\r\n20',
    '10\t20',
  ])('what is no amount is refused, not cut: %s', (text) => {
    expect(cents(text, ENGLISH)).toBe('not_a_number')
  })

  test.each([
    ['1.23,56', ENGLISH],
    ['1.23,', ENGLISH],
    ['1.2,5', GERMAN],
    ['1,5.0', FRENCH],
    ['.5,0', ENGLISH],
  ])('a mark before fewer than three digits groups nothing: %s by %j', (text, separators) => {
    expect(cents(text, separators)).toBe('not_a_number')
  })

  test('a thousand grouped by hand is read at each key', () => {
    const typed = '1,000,000.5'
    for (let length = 1; length <= typed.length; length += 1) {
      expect(typeof cents(typed.slice(0, length), ENGLISH)).toBe('bigint')
    }
  })

  test('whatever a language writes is read back', () => {
    const locales = [
      'en',
      'de',
      'fr',
      'de-CH',
      'es',
      'it',
      'no',
      'fi',
      'he',
      'pt-BR',
      'ar-EG',
      'fa',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.nat(99_999_999), (locale, amount) => {
        const format = new Intl.NumberFormat(locale, { useGrouping: 'always' })
        const part = (type: string) =>
          format.formatToParts(12_345.6).find((other) => other.type === type)?.value ?? ''
        const separators = { decimal: part('decimal'), group: part('group') }
        expect(readTypedAmount(format.format(amount), JPY, separators)).toMatchObject({
          ok: true,
          amount: BigInt(amount),
        })
        expect(cents(format.format(amount / 100), separators)).toBe(BigInt(amount))
      }),
    )
  })
})
