import { oddsOf } from '@touchline/betting'
import type { Market, Match, MatchState, Outcome, Sport } from '@touchline/contract'

type Change = Partial<Omit<Match, 'tournament' | 'sport'>> & {
  tournament?: Partial<Match['tournament']>
  sport?: Partial<Match['sport']>
}

/** A prematch football match; tests change what they are about. */
export function sampleMatch({ tournament, sport, ...change }: Change = {}): Match {
  return {
    id: '1',
    urnId: 'sr:match:1',
    slug: 'arsenal-chelsea',
    type: 'match',
    category: { id: '1', slug: 'england', name: 'England', countryCode: 'GB-ENG' },
    home: sampleTeam('Arsenal'),
    away: sampleTeam('Chelsea'),
    stadium: null,
    city: null,
    isLive: false,
    isFinished: false,
    startTime: '2026-11-21T15:00:00Z',
    maxPeriodNumber: 2,
    availableMarketsCount: 190,
    topMarketsCount: 4,
    mainMarket: null,
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
    tournament: {
      id: '10',
      urnId: 'sr:tournament:10',
      slug: 'premier-league',
      name: 'Premier League',
      priority: 1,
      ...tournament,
    },
    sport: { id: '1', key: 'soccer', name: 'Football', ...sport },
  }
}

/** How a football match stands in the 74th minute. */
export function sampleState(change: Partial<MatchState> = {}): MatchState {
  return {
    id: '1',
    status: 1,
    availableMarketsCount: 12,
    stage: '2nd half',
    clock: {
      matchTime: 73 * 60 + 20,
      stoppageTime: null,
      remainingTime: null,
      stopped: false,
      speed: 1,
      updatedAt: new Date().toISOString(),
    },
    totalScore: { home: 0, away: 0 },
    gameScore: null,
    periodScores: [],
    currentServer: null,
    situation: null,
    redCards: null,
    ...change,
  }
}

function sampleTeam(name: string): Match['home'] {
  return { id: name, name, abbreviation: name.slice(0, 3), countryCode: null, logo: null }
}

export function sampleMarket(change: Partial<Market> = {}): Market {
  return {
    matchId: '1',
    matchUrnId: 'sr:match:1',
    id: 1,
    name: '1x2',
    specifier: '',
    status: 1,
    outcomes: [
      sampleOutcome({ id: '1', name: 'Arsenal', shortName: '1', side: 'home' }),
      sampleOutcome({ id: '2', name: 'Draw', shortName: 'X', side: 'draw' }),
      sampleOutcome({ id: '3', name: 'Chelsea', shortName: '2', side: 'away' }),
    ],
    groups: ['main'],
    priority: 1,
    mostBalanced: false,
    nextBetStop: null,
    customBetGroups: [],
    provider: 'simulator',
    explanation: 'Who wins.',
    ...change,
  }
}

export function sampleOutcome(change: Partial<Outcome> = {}): Outcome {
  return {
    id: '1',
    name: 'Arsenal',
    shortName: '1',
    side: null,
    active: true,
    odds: oddsOf(2100),
    ...change,
  }
}

/** Over and under 2.5, the second market of a football match. */
export function sampleTotal(change: Partial<Market> = {}): Market {
  return sampleMarket({
    id: 18,
    name: 'Total',
    specifier: 'total=2.5',
    outcomes: [
      sampleOutcome({ id: '12', name: 'over 2.5', shortName: 'O', side: 'over' }),
      sampleOutcome({ id: '13', name: 'under 2.5', shortName: 'U', side: 'under' }),
    ],
    ...change,
  })
}

export function sampleSport(change: Partial<Sport> = {}): Sport {
  return {
    id: '1',
    urnId: 'sr:sport:1',
    key: 'soccer',
    name: 'Football',
    priority: 1,
    type: 'sport',
    provider: 'simulator',
    mainMarketId: 1,
    mainMarketName: '1x2',
    mainMarketOutcomesCount: 3,
    secondaryMarketOutcomesCount: 2,
    gamesCount: 10,
    liveCount: 0,
    outrightsCount: 0,
    ...change,
  }
}
