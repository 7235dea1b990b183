import type { MarketStatus } from '@touchline/betting'
import { oddsOf } from '@touchline/betting'
import type { FeedMarket, FeedMessage, FixtureMessage, ProviderId } from '../messages.ts'

const PROVIDER: ProviderId = 'simulator'

export const providerIs = (status: 'active' | 'inactive'): FeedMessage => ({
  kind: 'provider_status',
  provider: PROVIDER,
  at: 0,
  status,
})

export const fixture = (id: string, status: 0 | 1 = 0): FixtureMessage => ({
  kind: 'fixture',
  id,
  urnId: `sr:match:${id}`,
  provider: PROVIDER,
  sportKey: 'soccer',
  tournamentId: 7,
  home: { id: 1, name: 'Hamburg Nord', abbreviation: 'HAM' },
  away: { id: 2, name: 'Köln West', abbreviation: 'KOL' },
  startTime: 1_000_000,
  venue: null,
  city: null,
  status,
  hasVideo: false,
})

/** A total with two outcomes, 12 over and 13 under. */
export const total = (line: string, odds: number, status: MarketStatus = 1): FeedMarket => ({
  marketId: 18,
  specifier: `total=${line}`,
  status,
  groups: ['all'],
  priority: 2,
  outcomes: ['12', '13'].map((id) => ({ id, active: true, odds: oddsOf(odds), probability: 0.5 })),
})

export const prices = (
  matchId: string,
  seq: number,
  ...markets: readonly FeedMarket[]
): FeedMessage => ({ kind: 'odds_change', matchId, at: 0, seq, markets })
