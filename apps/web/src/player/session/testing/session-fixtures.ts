import { amountOf } from '@touchline/betting'
import type { Account, Player, UserSettings } from '@touchline/contract'

export function aPlayer(change: Partial<Player> = {}): Player {
  return {
    id: '7',
    email: 'ada@example.test',
    phone: null,
    authPhone: null,
    firstName: null,
    lastName: null,
    nickname: null,
    language: 'en',
    currency: 'EUR',
    authFieldsMissed: [],
    statuses: [],
    ...change,
  }
}

export const someAccounts: Account[] = [
  { currency: 'EUR', balance: amountOf(100_000n), active: true },
  { currency: 'BTC', balance: amountOf(5_000_000n), active: true },
  { currency: 'USD', balance: amountOf(1n), active: false },
]

export const someSettings: UserSettings = {
  customBetEnabled: false,
  stakes: { EUR: [amountOf(500n), amountOf(1000n), amountOf(5000n)] },
  autoAcceptOddsChange: 'none',
  availableOddsTypes: ['european', 'american'],
  activeOddsType: 'american',
  updatedAt: null,
  videoEnabled: false,
  providerStatuses: {},
  sportTypeProviders: {},
  multiSingleAvailability: {},
  horseRacingEnabled: false,
  lotteryEnabled: false,
}
