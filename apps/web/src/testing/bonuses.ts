import { amountOf, oddsOf } from '@touchline/betting'
import type { BonusesOfBet, BonusOf } from '@touchline/contract'

export const noBonuses: BonusesOfBet = {
  comboboost: [],
  freebet: [],
  hunting: [],
  lootbox: [],
  tournament: [],
  chosen: null,
}

const common = {
  offerId: 'offer',
  description: '',
  status: 'active',
  userBonusStatus: 'active',
  hindrance: null,
  minOdds: null,
  timesToUse: 1,
  timesUsed: 0,
  countryCodes: [],
  eventConditions: [],
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo: null,
  issuedAt: '2026-01-01T00:00:00.000Z',
  activatedAt: '2026-01-01T00:00:00.000Z',
  expiredAt: null,
  seen: true,
  banners: { desktop: null, mobile: null },
  onlyVerified: false,
  activatable: false,
  overrides: [],
  termsVersion: 1,
} as const

/** A freebet of 5 € that pays its winnings without the stake. */
export function aFreebet(change: Partial<BonusOf<'freebet'>> = {}): BonusOf<'freebet'> {
  return {
    type: 'freebet',
    ...common,
    countryCodes: [],
    eventConditions: [],
    overrides: [],
    id: 'free',
    name: 'Welcome freebet',
    freebetType: 'only_win',
    maxOdds: null,
    selectionCountFrom: null,
    selectionCountTo: null,
    matchStatus: null,
    amount: amountOf(500n),
    currency: 'EUR',
    subunits: 100,
    multiplier: 1000,
    boost: null,
    freebetStake: amountOf(500n),
    ...change,
  }
}

/** +5 % from two suitable legs on, +10 % from three. */
export function aComboBoost(change: Partial<BonusOf<'comboboost'>> = {}): BonusOf<'comboboost'> {
  return {
    type: 'comboboost',
    ...common,
    countryCodes: [],
    eventConditions: [],
    overrides: [],
    id: 'boost',
    name: 'Combo boost',
    minOdds: oddsOf(1400),
    ranges: [
      { minCount: 2, maxCount: 2, bonusOdds: oddsOf(1050) },
      { minCount: 3, maxCount: 20, bonusOdds: oddsOf(1100) },
    ],
    activeRangeIndex: null,
    suitableSelections: [],
    ...change,
  }
}
