import { type OddsFormat, oddsOf, readOdds, totalOddsOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { priceText } from './price-text.ts'

test.each<[OddsFormat, number, string]>([
  ['american', 1850, '\u2066\u2212118\u2069'],
  ['american', 2500, '\u2066+150\u2069'],
  ['malaysian', 2500, '\u2066\u22120.67\u2069'],
  ['indonesian', 1800, '\u2066\u22121.25\u2069'],
  ['percent', 1800, '\u206655.6%\u2069'],
  ['european', 1850, '1.85'],
  ['british', 2500, '3/2'],
  ['hongkong', 2500, '1.50'],
])('[ODDS-01] [I18N-08] no text turns the signs of a price round: %s', (format, odds, text) => {
  expect(priceText(oddsOf(odds), format)).toBe(text)
  expect(readOdds(text, format)).not.toBeNull()
})

test.each<[OddsFormat, bigint, string]>([
  ['european', 1_234_567_890n, '1 234 567.89'],
  ['european', 9_999_990n, '9999.99'],
  ['british', 12_346_000n, '12 345/1'],
  ['american', 12_346_000n, '+1 234 500'],
  ['malaysian', 12_346_000n, '\u22120.0000810'],
])('[ODDS-01] the total of many legs is read in groups: %s', (format, odds, text) => {
  const shown = priceText(totalOddsOf(odds), format).replace(/[\u2066\u2069]/g, '')
  expect(shown).toBe(text.replaceAll(' ', '\u202F'))
  expect(readOdds(shown, format)).not.toBeNull()
})
