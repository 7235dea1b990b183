import { amountOf, oddsOf } from '@touchline/betting'
import type { Bonus, BonusOf } from '@touchline/contract'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS + 60_000).toISOString()

const common = {
  offerId: 'welcome',
  name: 'A bet on us',
  description: 'For your first bet.',
  status: 'active',
  userBonusStatus: 'active',
  hindrance: null,
  minOdds: oddsOf(1_500),
  timesToUse: 1,
  timesUsed: 0,
  countryCodes: [],
  eventConditions: [],
  validFrom: inDays(-10),
  validTo: inDays(3),
  issuedAt: inDays(-1),
  activatedAt: null,
  expiredAt: null,
  seen: true,
  banners: { desktop: null, mobile: null },
  onlyVerified: false,
  activatable: false,
  overrides: [],
  termsVersion: 2,
} as const satisfies Partial<Bonus>

export function aFreebet(over: Partial<BonusOf<'freebet'>> = {}): BonusOf<'freebet'> {
  return {
    ...common,
    type: 'freebet',
    id: '1',
    freebetType: 'only_win',
    maxOdds: null,
    selectionCountFrom: null,
    selectionCountTo: null,
    matchStatus: null,
    amount: amountOf(500n),
    currency: 'EUR',
    subunits: 100,
    multiplier: 1_000,
    boost: null,
    freebetStake: amountOf(500n),
    ...over,
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

export const boost: BonusOf<'comboboost'> = {
  ...common,
  type: 'comboboost',
  id: '5',
  name: 'Combo plus',
  timesToUse: null,
  ranges: [
    { minCount: 3, maxCount: 4, bonusOdds: oddsOf(1_050) },
    { minCount: 5, maxCount: 30, bonusOdds: oddsOf(1_200) },
  ],
  activeRangeIndex: null,
  suitableSelections: [],
}
