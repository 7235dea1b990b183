import type { Market, Match } from '@touchline/contract'

const NOBODY = { abbreviation: '', countryCode: null, logo: null }

export function aMarket(change: Partial<Market> = {}): Market {
  return {
    matchId: '10',
    matchUrnId: 'sr:match:10',
    id: 1,
    name: '1x2',
    specifier: '',
    status: 1,
    outcomes: [
      { id: '1', name: 'Arsenal', shortName: '1', side: 'home', active: true, odds: 2000 },
      { id: '2', name: 'draw', shortName: 'X', side: 'draw', active: true, odds: 3500 },
      { id: '3', name: 'Chelsea', shortName: '2', side: 'away', active: true, odds: 4000 },
    ],
    groups: ['main'],
    priority: 1,
    mostBalanced: false,
    nextBetStop: null,
    customBetGroups: [],
    provider: 'simulator',
    explanation: '',
    ...change,
  }
}

export function aMatch(change: Partial<Match> = {}): Match {
  return {
    id: '10',
    urnId: 'sr:match:10',
    slug: 'arsenal-chelsea',
    type: 'match',
    sport: { id: '1', key: 'soccer', name: 'Soccer' },
    category: { id: '1', slug: 'england', name: 'England', countryCode: 'GB-ENG' },
    tournament: {
      id: '1',
      urnId: 'sr:t:1',
      slug: 'premier-league',
      name: 'Premier League',
      priority: 1,
    },
    home: { id: '1', name: 'Arsenal', ...NOBODY },
    away: { id: '2', name: 'Chelsea', ...NOBODY },
    stadium: null,
    city: null,
    isLive: false,
    isFinished: false,
    startTime: '2026-11-20T20:00:00Z',
    maxPeriodNumber: 2,
    availableMarketsCount: 1,
    topMarketsCount: 1,
    mainMarket: aMarket(),
    secondaryMarket: null,
    outright: null,
    hasVideo: false,
    provider: 'simulator',
    status: 0,
    stage: null,
    clock: null,
    totalScore: null,
    gameScore: null,
    periodScores: [],
    currentServer: null,
    situation: null,
    redCards: null,
    ...change,
  }
}
