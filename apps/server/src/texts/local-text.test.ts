import { expect, test } from 'vitest'

import { catalogueText, textIn } from './local-text.ts'
import { placeIn } from './place-in.ts'

test('[I18N-03] a variant says what its base says, and what a feed does not say is English', () => {
  const text = { en: 'Premier League', de: 'Erste Liga' }
  expect(textIn(text, 'de-CH')).toBe('Erste Liga')
  expect(textIn(text, 'fr')).toBe('Premier League')
})

test('[I18N-01] countries have their names in every language', () => {
  const italy = { name: { en: 'Italy' }, countryCode: 'IT' }
  expect(placeIn(italy, 'en')).toBe('Italy')
  expect(placeIn(italy, 'fr')).toBe('Italie')
  expect(placeIn(italy, 'de')).toBe('Italien')
  const england = { name: catalogueText('place.GB-ENG') ?? { en: '' }, countryCode: 'GB-ENG' }
  expect(placeIn(england, 'es')).toBe('Inglaterra')
})

test('[I18N-01] a feed says what it names in every language, and nothing that has no text', () => {
  const season = catalogueText('season', { number: 12 })
  expect(season).toMatchObject({ en: 'Season 12', de: 'Saison 12', fr: 'Saison 12' })
  expect(season).not.toHaveProperty('fr-CA')
  expect(catalogueText('tournament.nobody')).toBeUndefined()
})
