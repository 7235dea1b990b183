import { oddsOf } from '@touchline/betting'
import type { Market, Match } from '@touchline/contract'

import { sampleMarket, sampleMatch } from './sample-match.ts'

const NOBODY = { abbreviation: '', countryCode: null, logo: null }

/** The main market of `aMatch`, at prices of its own. */
export function aMarket(change: Partial<Market> = {}): Market {
  return sampleMarket({
    matchId: '10',
    matchUrnId: 'sr:match:10',
    outcomes: [
      { id: '1', name: 'Arsenal', shortName: '1', side: 'home', active: true, odds: oddsOf(2000) },
      { id: '2', name: 'draw', shortName: 'X', side: 'draw', active: true, odds: oddsOf(3500) },
      { id: '3', name: 'Chelsea', shortName: '2', side: 'away', active: true, odds: oddsOf(4000) },
    ],
    explanation: '',
    ...change,
  })
}

/** A match that can be bet on: it has its main market. */
export function aMatch(change: Partial<Match> = {}): Match {
  return sampleMatch({
    id: '10',
    urnId: 'sr:match:10',
    sport: { name: 'Soccer' },
    tournament: { id: '1', urnId: 'sr:t:1' },
    home: { id: '1', name: 'Arsenal', ...NOBODY },
    away: { id: '2', name: 'Chelsea', ...NOBODY },
    startTime: '2026-11-20T20:00:00Z',
    availableMarketsCount: 1,
    topMarketsCount: 1,
    mainMarket: aMarket(),
    ...change,
  })
}
