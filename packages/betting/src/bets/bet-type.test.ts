import { expect, test } from 'vitest'
import { BET_TYPES } from './bet-type.ts'

test('[SLIP-11] there are four kinds of bet', () => {
  expect(BET_TYPES).toEqual(['single', 'combo', 'system', 'custom_bet'])
})
