import { amountOf, oddsOf } from '@touchline/betting'
import type { Bonus, BonusesOfBet, BonusOf } from '@touchline/contract'

export const noBonuses: BonusesOfBet = bonusesOfBet({})

/** What a backend says of one bet that these bonuses were held against. */
export function bonusesOfBet(held: Partial<BonusesOfBet['bonuses']>): BonusesOfBet {
  const none = { comboboost: [], freebet: [], hunting: [], lootbox: [], tournament: [] }
  return { bonuses: { ...none, ...held }, chosen: null }
}

const common = {
  offerId: 'offer',
  description: '',
  status: 'active' as const,
  userBonusStatus: 'active' as const,
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
} satisfies Partial<Bonus>

/** A freebet of 5 € that pays its winnings without the stake. */
export function aFreebet(change: Partial<BonusOf<'freebet'>> = {}): BonusOf<'freebet'> {
  return {
    type: 'freebet',
    ...common,
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

const collecting = {
  ...common,
  timesToUse: null,
  currency: 'EUR',
  subunits: 100,
  farming: {
    averageStake: amountOf(1_250n),
    betsCount: 7,
    points: 130,
    availablePoints: 370,
    potentialPoints: 40,
    potentialFreebetAmount: amountOf(500n),
    initialPool: amountOf(10_000n),
  },
  farmedEventIds: ['1', '2'],
  freebetsToBoost: [],
  boostMultiplier: null,
}

export const hunt: BonusOf<'hunting'> = {
  ...collecting,
  type: 'hunting',
  id: '2',
  name: 'Weekend hunt',
  reward: { points: 100, amount: amountOf(500n) },
}

export const cup: BonusOf<'tournament'> = {
  ...collecting,
  type: 'tournament',
  id: '3',
  offerId: 'cup',
  name: 'Cup of the week',
  poolAmount: amountOf(25_000n),
  prizes: [{ from: 1, to: 1, amount: amountOf(12_500n) }],
  position: 12,
  players: 40,
}

export const box: BonusOf<'lootbox'> = {
  ...collecting,
  type: 'lootbox',
  id: '4',
  name: 'Box',
  activatable: true,
  pointsToOpen: 100,
  contents: [
    { name: 'Small freebet', chance: 900_000, type: 'freebet', amount: amountOf(100n) },
    { name: '', chance: 100_000, type: null, amount: null },
  ],
  commitment: 'ab'.repeat(32),
  draw: null,
  wonBonusId: null,
}
