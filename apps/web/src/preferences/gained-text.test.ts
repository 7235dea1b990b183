import { moneyText } from '@touchline/contract'
import { expect, test } from 'vitest'

import { gainedText } from './gained-text.ts'

test('a plus stands where a minus would', () => {
  expect(gainedText(moneyText('15.00', '€', 'en'))).toBe('+15.00\u00A0€')
  expect(gainedText(moneyText('15.00', '€', 'ar'))).toBe('\u2067\u200E+15.00\u00A0\u200F€\u2069')
})
