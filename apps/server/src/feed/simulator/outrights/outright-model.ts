import { MATCH_STATUS } from '@touchline/betting'
import { gradeIf, VOID } from '../../pricing/grade.ts'
import type { Line } from '../../pricing/line.ts'
import { tableOf, type Fact, type Table, type Entry } from '../../pricing/table.ts'
import { type MatchModel, type ModelOptions, type Moment, noNumbers } from '../match-model.ts'
import { openChances } from './open-chances.ts'
import { openPlaces } from './open-places.ts'
import { addResult, noMatches, ranked, type Season } from './season.ts'
import { randomOf } from '../../random.ts'

const ROUNDS = 2000

/** From the last kick-off, when betting ends, until the last result is known: seconds. */
const LAST_MATCH = 3 * 3600

export const TOP = 4
export const RELEGATED = 2

/**
 * Every competitor by himself. In a table each entry tells of one competitor in one market alone,
 * so it is void for all others; a result is a set of bits.
 * @param bits which integer of the result has them, and which market of a table it is
 */
function ending(
  marketId: number,
  outcomeIds: readonly string[],
  winners: 0 | 1,
  bits: 0 | 1 | 2,
): Line {
  return {
    marketId,
    scope: 'season',
    specifier: '',
    outcomeIds,
    family: '',
    value: 0,
    winners,
    grade: (outcome, a, b, c) => {
      if (a < 0) return a === -1 - outcome && b === bits ? gradeIf(c === 1) : VOID
      const mask = bits === 0 ? a : bits === 1 ? b : c
      return gradeIf(((mask >> outcome) & 1) === 1)
    },
  }
}

function endings(competitors: number) {
  return [
    [900, 1, (place: number) => place === 1],
    [901, 0, (place: number) => place <= TOP],
    [902, 0, (place: number) => place > competitors - RELEGATED],
  ] as const
}

/** The end of a season: who wins it, who is among the first, who goes down. */
export function outrightModel(
  season: Season,
  outcomeIds: readonly string[],
  /** Simulated milliseconds at which betting ends. */
  closesAt: number,
  { seed, matchId }: ModelOptions,
): MatchModel {
  const { competitors, matches, win } = season
  const lines = endings(competitors).map(([marketId, winners], index) =>
    ending(marketId, outcomeIds, winners, index as 0 | 1 | 2),
  )

  let reckoned: { played: number; table: Table } | null = null
  const tableAt = (t: number): Table => {
    const now = closesAt + t * 1000
    const next = matches.findIndex(({ endsAt }) => endsAt > now)
    const played = next < 0 ? matches.length : next
    if (reckoned?.played !== played) {
      reckoned = { played, table: seasonTable(season, played, seed, matchId) }
    }
    return reckoned.table
  }

  const result = (): Fact => {
    const rows = noMatches(competitors)
    for (const match of matches) addResult(rows, match, match.result(), win)
    const order = ranked(rows)
    const masks = endings(competitors).map(([, , holds]) =>
      order.reduce((mask, one, index) => (holds(index + 1) ? mask | (1 << one) : mask), 0),
    )
    return [masks[0] ?? 0, masks[1] ?? 0, masks[2] ?? 0, 0]
  }

  const moment = (t: number): Moment => {
    const ended = t >= LAST_MATCH
    const stage = ended ? 'ended' : 'not_started'
    return {
      status: ended ? MATCH_STATUS.finished : MATCH_STATUS.prematch,
      stage,
      clock: null,
      score: { home: 0, away: 0 },
      periodScores: [],
      maxPeriodNumber: 0,
      stats: noNumbers,
      suspended: t >= 0 && !ended,
      signature: `${stage} ${t >= 0}`,
    }
  }

  return {
    duration: LAST_MATCH,
    lines,
    moment,
    tables: (t) => new Map([['season', tableAt(t)]]),
    joint: { groupOf: () => null, tables: () => [] },
    closesAt: () => 0,
    facts: (t) => (t < LAST_MATCH ? new Map() : new Map([['season', result()]])),
  }
}

/**
 * How likely each market is for every competitor, from the matches played and many draws of the
 * others: entries of competitor k have -(k + 1) as their first integer, the market as the second
 * and whether it holds as the third.
 */
function seasonTable(season: Season, played: number, ...key: readonly (string | number)[]): Table {
  const { competitors, matches, win } = season
  const random = randomOf(...key, 'season', played)
  const known = noMatches(competitors)
  for (const match of matches.slice(0, played)) addResult(known, match, match.result(), win)
  const open = matches.slice(played).map((match) => ({ match, draw: match.drawing() }))
  const markets = endings(competitors)
  const drawn = markets.map(() => Array.from({ length: competitors }, () => 0))
  for (let round = 0; round < ROUNDS; round++) {
    const rows = known.map((row) => ({ ...row }))
    for (const { match, draw } of open) addResult(rows, match, draw(random), win)
    ranked(rows).forEach((competitor, index) => {
      markets.forEach(([, , holds], market) => {
        const own = drawn[market]
        if (own !== undefined && holds(index + 1)) own[competitor] = (own[competitor] ?? 0) + 1
      })
    })
  }
  const places = openPlaces(season, played)
  return tableOf(
    markets.flatMap(([, , holds], market) => {
      const shares = (drawn[market] ?? []).map((count) => count / ROUNDS)
      return openChances(shares, places, holds).flatMap((chance, competitor): Entry[] => [
        [chance, -1 - competitor, market, 1],
        [1 - chance, -1 - competitor, market, 0],
      ])
    }),
  )
}
