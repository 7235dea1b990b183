import { oddsOf } from '@touchline/betting'
import type { Category, Market, Match, Sport, Tournament, UserSettings } from '@touchline/contract'

import { someSettings } from '../../player/session/testing/session-fixtures.ts'
import { aMarket, aMatch } from '../matches.ts'
import { sampleOutcome, sampleSport } from '../sample-match.ts'

const SOCCER = { id: '1', key: 'soccer', name: 'Football' }
const ENGLAND = { id: '1', slug: 'england', name: 'England', countryCode: 'GB-ENG' }
const LEAGUE = { id: '1', urnId: 'sr:t:1', slug: 'premier-league', name: 'Premier League' }

/** The page that lists the matches of the small world. */
export const LEAGUE_PATH = '/sports/soccer/england-premier-league-l1'

/** Whole hours keep the words of rows steady from test to test. */
const TOMORROW = new Date(Math.floor(Date.now() / 3_600_000 + 24) * 3_600_000).toISOString()

export const sport: Sport = sampleSport({
  secondaryMarketOutcomesCount: 0,
  gamesCount: 4,
})

export const category: Category = {
  ...ENGLAND,
  priority: 1,
  sport: SOCCER,
  gamesCount: 4,
  liveCount: 0,
}

export const tournament: Tournament = {
  ...LEAGUE,
  priority: 1,
  category: ENGLAND,
  sport: SOCCER,
  gamesCount: 4,
  liveCount: 0,
  outrightsCount: 0,
}

/** Four matches of one league, each with prices 2.00, 3.50 and 4.00. */
export const smallWorld: readonly Match[] = [
  worldMatch('10', 'Arsenal', 'Chelsea'),
  worldMatch('20', 'Everton', 'Fulham'),
  worldMatch('30', 'Leeds', 'Brighton'),
  worldMatch('40', 'Burnley', 'Aston Villa'),
]

export function worldMatch(
  id: string,
  home: string,
  away: string,
  change: Partial<Match> = {},
): Match {
  const team = (name: string, side: string) => ({
    id: `${id}-${side}`,
    name,
    abbreviation: name.slice(0, 3).toUpperCase(),
    countryCode: null,
    logo: null,
  })
  const market = aMarket({ matchId: id, matchUrnId: `sr:match:${id}` })
  return aMatch({
    id,
    urnId: `sr:match:${id}`,
    slug: `${home}-${away}`.toLowerCase().replaceAll(' ', '-'),
    sport: SOCCER,
    category: ENGLAND,
    tournament: { ...LEAGUE, priority: 1 },
    home: team(home, 'home'),
    away: team(away, 'away'),
    startTime: TOMORROW,
    mainMarket: withNames(market, home, away),
    ...change,
  })
}

function withNames(market: Market, home: string, away: string): Market {
  const names: Record<string, string> = { '1': home, '2': 'draw', '3': away }
  const outcomes = market.outcomes.map((one) => ({ ...one, name: names[one.id] ?? one.name }))
  return { ...market, outcomes }
}

const TOGETHER = { customBetGroups: ['match'] }

/** Two markets of the first match that can be bet on together. */
export const jointMarkets: { readonly result: Market; readonly total: Market } = {
  result: withNames(aMarket(TOGETHER), 'Arsenal', 'Chelsea'),
  total: aMarket({
    id: 18,
    name: 'Total',
    specifier: 'total=1.5',
    ...TOGETHER,
    outcomes: [
      sampleOutcome({ id: '12', name: 'Over 1.5', odds: oddsOf(1300) }),
      sampleOutcome({ id: '13', name: 'Under 1.5', odds: oddsOf(3200) }),
    ],
  }),
}

/** Odds in thousandths are read as decimals, and singles may stand side by side. */
export const worldSettings: UserSettings = {
  ...someSettings,
  availableOddsTypes: ['european', 'american', 'british'],
  activeOddsType: 'european',
  multiSingleAvailability: { simulator: true },
}
