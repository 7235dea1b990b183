import { oddsOf } from '@touchline/betting'
import { expect, it } from 'vitest'

import { decidedOutcomes } from './decided-outcomes.ts'

it('[DATA-06] tells what a season has decided from what is suspended', () => {
  const decided = decidedOutcomes([
    { id: 'possible', active: true, odds: oddsOf(5_000) },
    { id: 'suspended', active: false, odds: oddsOf(5_000) },
    { id: 'impossible', active: false, odds: oddsOf(1_000) },
  ])
  expect([...decided]).toEqual(['impossible'])
})
