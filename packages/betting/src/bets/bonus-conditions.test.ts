import { expect, test } from 'vitest'
import { oddsOf } from '../odds/odds.ts'
import { boost, freebet, hunting } from '../testing/bonuses.ts'
import type { BonusSubject } from './bonus-conditions.ts'
import {
  activeRangeIndex,
  bonusMismatch,
  legMismatches,
  suitableSelections,
} from './bonus-conditions.ts'

const legs = (...odds: number[]) =>
  odds.map((leg) => ({ odds: oddsOf(leg), matchStatus: 0 as const }))

const bet: BonusSubject = {
  betType: 'combo',
  currency: 'EUR',
  customOdds: null,
  system: null,
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

test('[FREE-01] [HUNT-01] a system is measured by what its lines pay on average', () => {
  const system = (winCount: number, odds: readonly number[], bankers?: readonly number[]) => ({
    ...bet,
    betType: 'system' as const,
    system: { id: 'any', totalCount: odds.length, winCount, bankers },
    selections: legs(...odds),
  })
  const why = (least: number, subject: BonusSubject) =>
    bonusMismatch({ ...hunting, minOdds: oddsOf(least) }, subject)
  // Ten at 1.05 come to 1.63 together, and to 1.10 on each line of two.
  const short = system(
    2,
    Array.from({ length: 10 }, () => 1050),
  )
  expect(why(1500, short)).toBe('min_odds')
  expect(why(1103, short)).toBe('min_odds')
  expect(why(1102, short)).toBeNull()
  // 6.00, 8.00 and 12.00; with the 2.00 in each line 6.00 and 8.00.
  expect(why(8666, system(2, [2000, 3000, 4000]))).toBeNull()
  expect(why(8667, system(2, [2000, 3000, 4000]))).toBe('min_odds')
  expect(why(7000, system(2, [2000, 3000, 4000], [0]))).toBeNull()
  expect(why(7001, system(2, [2000, 3000, 4000], [0]))).toBe('min_odds')
  const most = { ...freebet, maxOdds: oddsOf(8000) }
  expect(bonusMismatch(most, system(2, [2000, 3000, 4000]))).toBe('max_odds')
  expect(bonusMismatch(most, system(2, [2000, 3000, 4000], [0]))).toBeNull()
  // One that is none of the site's has no odds.
  expect(why(1001, { ...short, system: null })).toBe('min_odds')
})

test('[GAP-49] time and country rule a bonus out where they are known', () => {
  const bonus = { ...hunting, validTo: 1_000, countries: ['AT', 'DE'] }
  expect(bonusMismatch(bonus, { ...bet, now: 999, country: 'DE' })).toBeNull()
  expect(bonusMismatch(bonus, { ...bet, now: 1_000, country: 'DE' })).toBe('expired')
  expect(bonusMismatch(bonus, { ...bet, country: 'CH' })).toBe('country')
  expect(bonusMismatch(bonus, { ...bet, country: null })).toBe('country')
  expect(bonusMismatch(bonus, bet)).toBeNull()
})

test('[GAP-49] [BON-02] every leg of a bet stands in one of the events, and each is told why not', () => {
  const at = (sportKey: string, tournamentId: string) => ({ sportKey, tournamentId })
  const selections = legs(2000, 3000).map((leg, index) => ({
    ...leg,
    matchId: String(index),
    place: index === 0 ? at('soccer', '111') : at('tennis', '511'),
  }))
  const subject = { ...bet, selections }
  const soccer = { ...hunting, events: [{ sportKey: 'soccer' }] }
  expect(bonusMismatch(soccer, subject)).toBe('events')
  expect(legMismatches(soccer, selections)).toEqual([null, 'events'])
  const either = { ...hunting, events: [{ tournamentId: '111' }, { matchId: '1' }] }
  expect(bonusMismatch(either, subject)).toBeNull()
  // What is not known of a leg is left to the server.
  expect(bonusMismatch(soccer, bet)).toBeNull()
})

test('[COMBO-01] [GAP-49] a combo boost leaves out legs for their price or their event', () => {
  const selections = legs(2000, 1400, 3000).map((leg, index) => ({
    ...leg,
    place: { sportKey: index === 2 ? 'tennis' : 'soccer' },
  }))
  const soccer = { ...boost, events: [{ sportKey: 'soccer' }] }
  expect(legMismatches(soccer, selections)).toEqual([null, 'min_odds', 'events'])
  expect(suitableSelections(soccer, selections)).toEqual([0])
  expect(legMismatches({ ...freebet, matchStatus: 1 }, legs(2000))).toEqual(['match_status'])
})
