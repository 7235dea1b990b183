import { expect, test } from 'vitest'
import { oddsOf } from '../odds/odds.ts'
import { freebet } from '../testing/bonuses.ts'
import { pick } from '../testing/slip.ts'
import { createQuickBet, isEligible, isForQuickBet, isQuickBetFor } from './quick-bet-state.ts'

test('[QUICK-02] the quick bet has its fields', () => {
  expect(createQuickBet({ currency: 'EUR', subunits: 100 })).toEqual({
    isEnabled: false,
    state: 'INITIAL',
    bet: null,
    selectedOutcomeIds: [],
    stake: 0n,
    currency: 'EUR',
    subunits: 100,
    freebet: null,
    isApproved: false,
    placedBet: null,
    error: null,
  })
})

const off = createQuickBet({ currency: 'EUR', subunits: 100 })
const live = pick('1', { matchStatus: 1 })

test('[QUICK-06] only priced outcomes of live matches that are not custom', () => {
  expect(isEligible(live, false)).toBe(true)
  expect(isEligible(live, true)).toBe(false)
  expect(isEligible(pick('1'), false)).toBe(false)
  expect(isEligible({ ...live, type: 'season' }, false)).toBe(false)
  expect(isEligible({ ...live, odds: oddsOf(0) }, false)).toBe(false)
})

test('[QUICK-01] a tap is a quick bet while it is enabled', () => {
  expect(isQuickBetFor(off, live)).toBe(false)
  expect(isQuickBetFor({ ...off, isEnabled: true }, live)).toBe(true)
  expect(isQuickBetFor({ ...off, isEnabled: true }, live, true)).toBe(false)
})

test('[FREE-01] a freebet for several legs, for matches before their start or in other money is not for quick bets', () => {
  expect(isForQuickBet(freebet, 'EUR')).toBe(true)
  expect(isForQuickBet({ ...freebet, selectionCountFrom: 1, matchStatus: 1 }, 'EUR')).toBe(true)
  expect(isForQuickBet(freebet, 'USD')).toBe(false)
  expect(isForQuickBet({ ...freebet, selectionCountFrom: 2 }, 'EUR')).toBe(false)
  expect(isForQuickBet({ ...freebet, matchStatus: 0 }, 'EUR')).toBe(false)
})
