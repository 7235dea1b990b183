import { amountOf, oddsOf } from '@touchline/betting'
import type { PlacedBet, PlacedSelection } from '@touchline/contract'

export function aPlacedLeg(change: Partial<PlacedSelection> = {}): PlacedSelection {
  return {
    id: '10:1::1',
    status: 'open',
    market: { id: 1, name: '1x2' },
    outcome: { id: '1', name: 'Arsenal' },
    odds: oddsOf(2000),
    specifier: '',
    match: {
      id: '10',
      slug: 'arsenal-chelsea',
      sportKey: 'soccer',
      name: 'Arsenal – Chelsea',
      home: 'Arsenal',
      away: 'Chelsea',
      leagueName: 'Premier League',
      startTime: '2026-11-20T20:00:00Z',
      status: 0,
      score: null,
    },
    ...change,
  }
}

export function aPlacedBet(change: Partial<PlacedBet> = {}): PlacedBet {
  return {
    id: '1',
    type: 'single',
    ref: 'TL-7F3K',
    status: 'waiting_results',
    stake: amountOf(1000n),
    currency: 'EUR',
    subunits: 100,
    winAmount: amountOf(2000n),
    odds: oddsOf(2000),
    selections: [aPlacedLeg()],
    createdAt: '2026-11-20T19:00:00Z',
    settledAt: null,
    result: 'no_results',
    toCashout: null,
    bonus: null,
    systemType: null,
    usedInJackpot: false,
    isVip: false,
    rejectionKey: null,
    acceptanceAt: null,
    ...change,
  }
}
