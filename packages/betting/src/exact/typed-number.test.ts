import { expect, test } from 'vitest'
import { readWholeNumber } from './typed-number.ts'

const ENGLISH = { decimal: '.', group: ',' }
const GERMAN = { decimal: ',', group: '.' }

test.each([
  ['90', ENGLISH, 90],
  [' ٩٠ ', ENGLISH, 90],
  ['۹۰', ENGLISH, 90],
  ['９０', ENGLISH, 90],
  ['1,440', ENGLISH, 1440],
  ['1.440', GERMAN, 1440],
  ['1 440', ENGLISH, 1440],
  ['0', ENGLISH, 0],
] as const)('a whole number is read as any language writes it: %s', (text, separators, number) => {
  expect(readWholeNumber(text, separators)).toBe(number)
})

test.each(['', '1.5', '-5', '+5', '9e3', 'ninety', '1,44', '12345678901234567'])(
  'what is no whole number is refused, not cut: %s',
  (text) => {
    expect(readWholeNumber(text, ENGLISH)).toBeNull()
  },
)
