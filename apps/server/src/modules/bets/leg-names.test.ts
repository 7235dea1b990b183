import { expect, it } from 'vitest'

import type { SelectionFacts } from '../../db/selection-facts.ts'
import { legNames } from './leg-names.ts'

const facts: SelectionFacts = {
  sportKey: 'soccer',
  home: 'National League',
  away: 'Season 1',
  league: { en: 'National League', de: 'Nationalliga' },
  market: { en: 'Season winner', de: 'Saisonsieger' },
  outcome: { en: 'Hamburg', de: 'Hamburg' },
  startTime: '2026-11-21T15:00:00.000Z',
}
const leg = { marketId: 900, specifier: '', outcomeId: 'sr:competitor:71' }

it('[DATA-06] names the end of a season in the language of the player', () => {
  const outright = { en: 'Season 1', de: 'Saison 1' }
  expect(legNames(leg, { ...facts, outright }, 'de')).toMatchObject({
    home: 'Nationalliga',
    away: 'Saison 1',
    market: 'Saisonsieger',
  })
})

it('describes anew what was kept in another language only', () => {
  const total = { marketId: 18, specifier: 'total=2.5', outcomeId: '12' }
  const kept = { ...facts, market: { en: 'Total' }, outcome: { en: 'Over 2.5' } }
  expect(legNames(total, kept, 'en-AU')).toMatchObject({ market: 'Total', outcome: 'Over 2.5' })
  expect(legNames(total, kept, 'de')).toMatchObject({ market: 'Gesamt', outcome: 'Über 2,5' })
  const scorer = { marketId: 40, specifier: '', outcomeId: 'sr:player:11101' }
  const player = { ...kept, outcome: { en: 'Lukas Brenner (HAM)' } }
  expect(legNames(scorer, player, 'fr')).toMatchObject({
    market: 'Buteur',
    outcome: 'Lukas Brenner (HAM)',
  })
})

it('leaves the names of sides, and what was placed before, as they are', () => {
  expect(legNames(leg, facts, 'de')).toMatchObject({ home: 'National League', away: 'Season 1' })
})
