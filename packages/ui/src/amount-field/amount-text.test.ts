import { expect, test } from 'vitest'

import { cleanAmountText } from './amount-text.ts'

test.each([
  ['12.50', '12.50'],
  ['12,50', '12,50'],
  [' 12.5.0 €', '12.50'],
  ['-3', '3'],
  ['1e5', '15'],
  ['.', '.'],
  ['', ''],
  ['١٢٫٥', '12,5'],
  ['۱۲', '12'],
])('%j becomes %j', (typed, cleaned) => {
  expect(cleanAmountText(typed)).toBe(cleaned)
})
