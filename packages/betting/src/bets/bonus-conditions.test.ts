import { expect, test } from 'vitest'
import { oddsOf } from '../odds/odds.ts'
import { boost, freebet, hunting } from '../testing/bonuses.ts'
import type { BonusSubject } from './bonus-conditions.ts'
import { activeRangeIndex, bonusMismatch, suitableSelections } from './bonus-conditions.ts'

const legs = (...odds: number[]) =>
  odds.map((leg) => ({ odds: oddsOf(leg), matchStatus: 0 as const }))

const bet: BonusSubject = {
  betType: 'combo',
  currency: 'EUR',
  customOdds: null,
  selections: legs(2000, 3000),
}

test('[COMBO-01] suitable legs reach the least odds and choose the range', () => {
  expect(suitableSelections(boost, legs(2000, 1400, 1500))).toEqual([0, 2])
  expect(activeRangeIndex(boost, legs(2000))).toBeNull()
  expect(activeRangeIndex(boost, legs(2000, 1400, 1500))).toBe(0)
  expect(activeRangeIndex(boost, legs(2000, 2000, 2000, 2000))).toBe(1)
})

test('[COMBO-02] ranges are taken as given', () => {
  const other = { ...boost, ranges: [{ minCount: 5, maxCount: 5, bonusOdds: oddsOf(2000) }] }
  expect(bonusMismatch(other, bet)).toBe('selection_count')
  expect(bonusMismatch(boost, bet)).toBeNull()
  expect(bonusMismatch(boost, { ...bet, betType: 'system' })).toBe('bet_type')
})

test('[FREE-01] each condition of a freebet is held against the bet', () => {
  const why = (conditions: Partial<typeof freebet>) =>
    bonusMismatch({ ...freebet, ...conditions }, bet)
  expect(why({})).toBeNull()
  expect(why({ currency: 'USD' })).toBe('currency')
  expect(why({ minOdds: oddsOf(6001) })).toBe('min_odds')
  expect(why({ minOdds: oddsOf(6000), maxOdds: oddsOf(6000) })).toBeNull()
  expect(why({ maxOdds: oddsOf(5999) })).toBe('max_odds')
  expect(why({ selectionCountFrom: 3 })).toBe('selection_count')
  expect(why({ selectionCountTo: 1 })).toBe('selection_count')
  expect(why({ matchStatus: 1 })).toBe('match_status')
})

test('a custom bet is measured by its own price', () => {
  const custom: BonusSubject = { ...bet, betType: 'custom_bet', customOdds: oddsOf(1400) }
  expect(bonusMismatch({ ...hunting, minOdds: oddsOf(1500) }, custom)).toBe('min_odds')
  expect(
    bonusMismatch({ ...hunting, minOdds: oddsOf(1500) }, { ...custom, customOdds: null }),
  ).toBe('min_odds')
})
