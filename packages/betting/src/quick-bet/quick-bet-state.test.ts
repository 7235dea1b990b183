import { expect, test } from 'vitest'
import { createQuickBet } from './quick-bet-state.ts'

test('[QUICK-02] the quick bet has its fields', () => {
  expect(createQuickBet({ currency: 'EUR', subunits: 100 })).toEqual({
    isEnabled: false,
    state: 'INITIAL',
    bet: null,
    selectedOutcomeIds: [],
    stake: 0n,
    currency: 'EUR',
    subunits: 100,
    isApproved: false,
    placedBet: null,
    error: null,
  })
})
