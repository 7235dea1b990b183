import { expect, test } from 'vitest'

import { describeMarket } from '../feed/markets/describe-market.ts'
import { placeIn } from './place-in.ts'
import { textIn } from './text-in.ts'

test('[I18N-03] a variant says what its base says, and what nobody says is English', () => {
  const text = { en: 'Draw', de: 'Unentschieden' }
  expect(textIn(text, 'de-CH')).toBe('Unentschieden')
  expect(textIn(text, 'fr-CA')).toBe('Nul')
  expect(textIn({ en: 'Premier League', de: 'Premier League' }, 'fr')).toBe('Premier League')
})

test('[I18N-01] countries have their names in every language', () => {
  const italy = { name: { en: 'Italy', de: 'Italien' }, countryCode: 'IT' }
  expect(placeIn(italy, 'fr')).toBe('Italie')
  expect(placeIn(italy, 'de')).toBe('Italien')
  const england = { name: { en: 'England', de: 'England' }, countryCode: 'GB-ENG' }
  expect(placeIn(england, 'es')).toBe('Inglaterra')
})

test('[I18N-08] a latin name stands by itself inside of a text from right to left', () => {
  const names = (locale: 'ar' | 'fr') =>
    describeMarket(10, '', locale, ['Milan', 'Inter'])?.outcomes.get('9')
  expect(names('ar')).toBe('\u200F\u2068Milan\u2069 أو تعادل')
  expect(names('fr')).toBe('Milan ou nul')
})
