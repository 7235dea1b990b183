import { setTimeout as pause } from 'node:timers/promises'
import { MARKET_STATUS, MATCH_STATUS } from '@touchline/contract'
import { expect } from './expect.ts'
import type { ApiClient, Match } from '@touchline/contract'

type Addressed = { id: string; slug: string; sport: { key: string } }

export function matchPath({ id, slug, sport }: Addressed): string {
  return `/sports/${sport.key}/${slug}-m${id}`
}

export function leaguePath({ id, slug, sport }: Addressed): string {
  return `/sports/${sport.key}/${slug}-l${id}`
}

/** A football match that is on for long: its pages stay what they are during a test. */
export async function steadyMatch(call: ApiClient): Promise<Match> {
  const query = {
    type: ['match' as const],
    sportKey: ['soccer'],
    matchStatus: [MATCH_STATUS.prematch],
    limit: 100,
  }
  let match: Match | undefined
  await expect(async () => {
    const { data } = await call('listMatches', { query })
    match = data.findLast(({ mainMarket }) => mainMarket?.status === MARKET_STATUS.open)
    expect(match, 'an open football match').toBeDefined()
  }).toPass()
  return match!
}

/** A football match in its first half, with an open main market, where there is one something has happened in. */
export async function liveMatch(call: ApiClient): Promise<Match> {
  const deadline = Date.now() + WAITS_MS
  for (;;) {
    const match = await findLive(call)
    if (match !== undefined) return match
    if (Date.now() > deadline) throw new Error('No football match is in its first half')
    await pause(500)
  }
}

/** A season that runs fast has no such match for some seconds of the day. */
const WAITS_MS = 40_000

async function findLive(call: ApiClient): Promise<Match | undefined> {
  const { data } = await call('listMatches', {
    query: { sportKey: ['soccer'], matchStatus: [MATCH_STATUS.live], limit: 100 },
  })
  const playedFrom = (minutes: number) =>
    data.findLast(({ mainMarket, clock }) => {
      const played = (clock?.matchTime ?? 9999) / 60
      return mainMarket?.status === MARKET_STATUS.open && played >= minutes && played < 40
    })
  return playedFrom(5) ?? playedFrom(0)
}

export type SitePages = Record<
  | 'home'
  | 'live'
  | 'board'
  | 'sport'
  | 'category'
  | 'league'
  | 'match'
  | 'my-bets'
  | 'favorites'
  | 'schedule'
  | 'results'
  | '404',
  string
>

/** An address of every page, by the page's name. */
export async function pagesOf(call: ApiClient): Promise<SitePages> {
  const match = await steadyMatch(call)
  return {
    home: '/sports',
    live: '/sports/live',
    board: '/sports/live?view=board',
    sport: '/sports/soccer',
    category: `/sports/soccer/${match.category.slug}`,
    league: leaguePath({ ...match.tournament, sport: match.sport }),
    match: matchPath(match),
    'my-bets': '/sports/my-bets',
    favorites: '/sports/favorites',
    schedule: '/sports/schedule',
    results: '/sports/results',
    '404': '/sports/soccer/there-is-no-such-league-l999999999',
  }
}
