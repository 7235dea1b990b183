import type { MatchStatus } from '@touchline/betting'
import { oddsOf } from '@touchline/betting'
import type {
  BetSettlementMessage,
  CatalogueMessage,
  FeedMarket,
  FeedMessage,
  FixtureMessage,
  MatchStateMessage,
  OddsChangeMessage,
  SettledOutcome,
} from '../../feed/messages.ts'

/** Messages about a small world: two sports, three leagues, matches 1 to 5; match 2 is live. */

const HOUR_MS = 3_600_000
let seq = 0

export const catalogue: CatalogueMessage = {
  kind: 'catalogue',
  sports: [sport(1, 'soccer', 1, 3, 18), sport(5, 'tennis', 2, 2, null)],
  categories: [
    {
      id: 11,
      urnId: 'sr:category:11',
      sportKey: 'soccer',
      name: text('Germany', 'Deutschland'),
      countryCode: 'DE',
      priority: 1,
    },
    {
      id: 12,
      urnId: 'sr:category:12',
      sportKey: 'soccer',
      name: text('England', 'England'),
      countryCode: 'GB-ENG',
      priority: 2,
    },
    {
      id: 51,
      urnId: 'sr:category:51',
      sportKey: 'tennis',
      name: text('ATP', 'ATP'),
      countryCode: null,
      priority: 1,
    },
  ],
  tournaments: [
    {
      id: 111,
      urnId: 'sr:tournament:111',
      sportKey: 'soccer',
      categoryId: 11,
      name: text('Bundesliga', 'Bundesliga'),
      priority: 1,
    },
    {
      id: 121,
      urnId: 'sr:tournament:121',
      sportKey: 'soccer',
      categoryId: 12,
      name: text('Premier League', 'Premier League'),
      priority: 2,
      priorityIn: { no: 0 },
    },
    {
      id: 511,
      urnId: 'sr:tournament:511',
      sportKey: 'tennis',
      categoryId: 51,
      name: text('Halle', 'Halle'),
      priority: 1,
    },
  ],
}

function sport(id: number, key: string, priority: number, outcomes: number, second: number | null) {
  return {
    id,
    key,
    urnId: `sr:sport:${id}`,
    name: text(key === 'soccer' ? 'Football' : 'Tennis', key === 'soccer' ? 'Fußball' : 'Tennis'),
    type: 'sport' as const,
    priority,
    mainMarketId: outcomes === 3 ? 1 : 186,
    mainMarketOutcomes: outcomes,
    secondaryMarketId: second,
    secondaryMarketOutcomes: 2,
    furtherMarkets: outcomes === 3 ? [{ id: 29, outcomes: 2 }] : [],
    live: true,
  }
}

function text(en: string, de: string) {
  return { en, de }
}

export function fixture(
  id: string,
  now: number,
  over: Partial<FixtureMessage> = {},
): FixtureMessage {
  return {
    kind: 'fixture',
    id,
    urnId: `sr:match:${id}`,
    provider: 'simulator',
    sportKey: 'soccer',
    tournamentId: 111,
    home: { id: Number(id) * 10 + 1, name: `Home ${id}`, abbreviation: 'HOM' },
    away: { id: Number(id) * 10 + 2, name: `Away ${id}`, abbreviation: 'AWA' },
    startTime: now + Number(id) * HOUR_MS,
    venue: null,
    city: null,
    status: 0,
    hasVideo: false,
    ...over,
  }
}

export function result(
  odds: readonly [number, number, number],
  status: FeedMarket['status'] = 1,
): FeedMarket {
  return market(1, '', ['1', '2', '3'], odds, status)
}

export function total(
  line: string,
  odds: readonly [number, number],
  mostBalanced = true,
): FeedMarket {
  return { ...market(18, `total=${line}`, ['12', '13'], odds, 1), mostBalanced }
}

export function market(
  marketId: number,
  specifier: string,
  ids: readonly string[],
  odds: readonly number[],
  status: FeedMarket['status'],
): FeedMarket {
  return {
    marketId,
    specifier,
    status,
    name: text(`Market ${marketId}`, `Markt ${marketId}`),
    groups: ['all', 'main'],
    priority: marketId,
    outcomes: ids.map((id, index) => ({
      id,
      active: true,
      odds: oddsOf(odds[index] ?? 0),
      probability: 1 / ids.length,
    })),
  }
}

export function oddsChange(
  matchId: string,
  at: number,
  ...markets: FeedMarket[]
): OddsChangeMessage {
  return { kind: 'odds_change', matchId, at, seq: (seq += 1), markets }
}

export function state(
  matchId: string,
  at: number,
  status: MatchStatus,
  over: Partial<MatchStateMessage> = {},
): MatchStateMessage {
  return {
    kind: 'match_state',
    matchId,
    at,
    seq: (seq += 1),
    status,
    stage: '1st_half',
    clock: { matchTime: 600, stopped: false, speed: 1, updatedAt: at },
    score: { home: 1, away: 0 },
    periodScores: [],
    maxPeriodNumber: 2,
    stats: {},
    ...over,
  }
}

export function settlement(
  matchId: string,
  at: number,
  outcomes: readonly SettledOutcome[],
  over: Partial<BetSettlementMessage> & { marketId?: number; specifier?: string } = {},
): BetSettlementMessage {
  const { marketId = 1, specifier = '', ...rest } = over
  return {
    kind: 'bet_settlement',
    matchId,
    at,
    seq: (seq += 1),
    certainty: 2,
    markets: [{ marketId, specifier, outcomes }],
    ...rest,
  }
}

export const WON = { result: 1, voidFactor: 0 } as const
export const LOST = { result: 0, voidFactor: 0 } as const

/** Everything a feed says at its start. */
export function world(now: number): FeedMessage[] {
  return [
    { kind: 'provider_status', provider: 'simulator', at: now, status: 'active' },
    catalogue,
    fixture('1', now),
    fixture('2', now, { startTime: now - HOUR_MS / 6, hasVideo: true }),
    fixture('3', now, { tournamentId: 121 }),
    fixture('4', now, { tournamentId: 511, sportKey: 'tennis' }),
    fixture('5', now, { tournamentId: 121 }),
    oddsChange(
      '1',
      now,
      result([2000, 3000, 4000]),
      total('2.5', [1900, 1900]),
      total('3.5', [3000, 1350], false),
    ),
    state('2', now, 1),
    oddsChange('2', now, result([1800, 3200, 4500]), total('2.5', [1950, 1850])),
    oddsChange('3', now, result([1500, 4000, 6000]), total('2.5', [2100, 1700])),
    oddsChange('4', now, market(186, '', ['4', '5'], [1700, 2100], 1)),
    oddsChange('5', now, result([2500, 3100, 2700], -1)),
  ]
}
