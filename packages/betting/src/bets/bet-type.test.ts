import { expect, test } from 'vitest'
import { BET_TYPES, foldBetType } from './bet-type.ts'

test('[SLIP-11] there are four kinds of bet', () => {
  expect(BET_TYPES).toEqual(['single', 'combo', 'system', 'custom_bet'])
})

test('[MYB-02] double, treble and accumulator are combo', () => {
  expect(['double', 'treble', 'accumulator', 'combo'].map(foldBetType)).toEqual(
    Array.from({ length: 4 }, () => 'combo'),
  )
  expect(['single', 'system', 'custom_bet'].map(foldBetType)).toEqual([
    'single',
    'system',
    'custom_bet',
  ])
  expect(foldBetType('lottery')).toBeNull()
})
