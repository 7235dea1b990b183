import { expect, test } from 'vitest'

import { oddsFormatChoices } from './odds-format-choice.ts'

test('[ODDS-01] [HEAD-09] offers six formats, each with the same price as an example', () => {
  expect(oddsFormatChoices(null)).toEqual([
    { format: 'european', example: '2.50' },
    { format: 'british', example: '3/2' },
    { format: 'hongkong', example: '1.50' },
    { format: 'american', example: '\u2066+150\u2069' },
    { format: 'indonesian', example: '1.50' },
    { format: 'malaysian', example: '\u2066\u22120.67\u2069' },
  ])
})

test('[ODDS-01] [AMB-20] offers what the settings list, percent too', () => {
  expect(oddsFormatChoices(['percent', 'european'])).toEqual([
    { format: 'european', example: '2.50' },
    { format: 'percent', example: '\u206640%\u2069' },
  ])
})
