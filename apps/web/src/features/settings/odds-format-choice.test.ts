import { expect, test } from 'vitest'

import { oddsFormatChoices } from './odds-format-choice.ts'

test('[ODDS-01] [HEAD-09] offers six formats, each with the same price as an example', () => {
  expect(oddsFormatChoices(null)).toEqual([
    { format: 'european', example: '2.50' },
    { format: 'british', example: '3/2' },
    { format: 'hongkong', example: '1.50' },
    { format: 'american', example: '+150' },
    { format: 'indonesian', example: '1.50' },
    { format: 'malaysian', example: '-0.67' },
  ])
})

test('[ODDS-01] offers what the settings list, percent too', () => {
  expect(oddsFormatChoices(['percent', 'european'])).toEqual([
    { format: 'european', example: '2.50' },
    { format: 'percent', example: '40%' },
  ])
})
