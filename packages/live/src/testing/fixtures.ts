import { oddsOf } from '@touchline/betting'
import type { Market, MarketChange, Match, PushEvent } from '@touchline/contract'

/** A 1x2 market with prices 1.50, 4.00 and 6.00. */
export function buildMarket(changes: Partial<Market> = {}): Market {
  const outcome = (id: string, odds: number) => ({
    id,
    odds: oddsOf(odds),
    name: id,
    shortName: id,
    side: null,
    active: true,
  })
  return {
    matchId: 'm1',
    matchUrnId: 'sr:match:1',
    id: 1,
    name: '1x2',
    specifier: '',
    status: 1,
    outcomes: [outcome('1', 1500), outcome('2', 4000), outcome('3', 6000)],
    groups: [],
    priority: 1,
    mostBalanced: false,
    nextBetStop: null,
    customBetGroups: [],
    provider: 'simulator',
    explanation: '',
    ...changes,
  }
}

/** A football match in play at 1:0. */
export function buildMatch(changes: Partial<Match> = {}): Match {
  const named = (id: string) => ({ id, urnId: id, slug: id, key: id, name: id })
  const competitor = { id: 'c', name: 'C', abbreviation: 'C', countryCode: null, logo: null }
  return {
    id: 'm1',
    urnId: 'sr:match:1',
    slug: 'home-away',
    type: 'match',
    sport: named('football'),
    category: { ...named('england'), countryCode: 'GB' },
    tournament: { ...named('premier-league'), priority: 1 },
    home: competitor,
    away: competitor,
    stadium: null,
    city: null,
    isLive: true,
    isFinished: false,
    startTime: '2026-03-01T15:00:00Z',
    maxPeriodNumber: 2,
    availableMarketsCount: 10,
    topMarketsCount: 2,
    mainMarket: null,
    secondaryMarket: null,
    outright: null,
    hasVideo: false,
    provider: 'simulator',
    status: 1,
    stage: '1st half',
    clock: {
      matchTime: 600,
      stoppageTime: null,
      remainingTime: null,
      stopped: false,
      updatedAt: '2026-03-01T15:10:00Z',
      speed: 1,
    },
    totalScore: { home: 1, away: 0 },
    gameScore: null,
    periodScores: [{ home: 1, away: 0, key: '1h', name: '1st half', number: 1, type: 'half' }],
    currentServer: null,
    situation: null,
    redCards: null,
    ...changes,
  }
}

export function marketsChanged(
  ...changes: readonly Partial<MarketChange>[]
): Extract<PushEvent, { type: 'markets_changed' }> {
  const base = { matchId: 'm1', id: 1, specifier: '', status: 1 as const, outcomes: [] }
  return { type: 'markets_changed', markets: changes.map((change) => ({ ...base, ...change })) }
}

export function price(id: string, odds: number, active = true) {
  return { id, odds: oddsOf(odds), active }
}

/** The feed's heartbeat with every provider heard just now. */
export function alive(
  changes: Partial<Extract<PushEvent, { type: 'alive' }>> = {},
): Extract<PushEvent, { type: 'alive' }> {
  const at = Date.now()
  return { type: 'alive', at, providers: { simulator: at }, silentMatches: [], ...changes }
}

/** A frame that comes when the test says so. */
export function manualFrame() {
  const waiting: (() => void)[] = []
  return {
    schedule: (run: () => void) => void waiting.push(run),
    get waiting() {
      return waiting.length
    },
    paint: () => {
      for (const run of waiting.splice(0)) run()
    },
  }
}
