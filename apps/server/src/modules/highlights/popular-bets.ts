import { isMarketOpen, MATCH_STATUS, UNACCEPTED_BET_STATUSES } from '@touchline/betting'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { Book, BookMarket, BookMatch } from '../../feed/book/book.ts'
import { topMarkets } from '../catalogue/top-markets.ts'
import type { Clock } from '../clock.ts'

/** An outcome that can be bet on now, and how many players have backed it. */
export type Backed = {
  readonly match: BookMatch
  readonly market: BookMarket
  readonly outcomeId: string
  readonly players: number
}

export const COUNTED_HOURS = 6

/** So many of the newest bets are looked at, however many there are. */
const NEWEST_BETS = 5000
const COUNTED_FOR_MS = 20_000
/** One player is no crowd, and nobody makes an outcome popular by betting on it often. */
const LEAST_PLAYERS = 2

type Row = {
  readonly match_id: string
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly players: number
}

/** Outcomes by the number of players who backed them, of the newest bets alone. */
async function countBacked(db: Executor): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select s.match_id, s.market_id, s.specifier, s.outcome_id,
      count(distinct b.player_id)::int as players
    from (select id, player_id, status, created_at from bets order by id desc limit ${NEWEST_BETS}) b
    join bet_selections s on s.bet_id = b.id
    where b.created_at >= now() - make_interval(hours => ${COUNTED_HOURS})
      and b.status <> all(${UNACCEPTED_BET_STATUSES}::text[])
    group by s.match_id, s.market_id, s.specifier, s.outcome_id
    having count(distinct b.player_id) >= ${LEAST_PLAYERS}
    order by players desc, s.match_id, s.market_id, s.specifier, s.outcome_id
    limit 500
  `.execute(db)
  return rows
}

type Deps = { readonly db: Executor; readonly book: Book; readonly clock: Clock }

/** Counts again when the last count has become old, once for all who ask. */
export function createPopularBets({ db, book, clock }: Deps) {
  let counted: { at: number; rows: Promise<readonly Row[]> } | undefined

  function rows(): Promise<readonly Row[]> {
    const now = clock.now()
    if (counted === undefined || now - counted.at >= COUNTED_FOR_MS) {
      const fresh = { at: now, rows: countBacked(db) }
      counted = fresh
      fresh.rows.catch(() => {
        if (counted === fresh) counted = undefined
      })
    }
    return counted.rows
  }

  /** Of the markets that rows of lists show, whose prices every list hears of; one of a match. */
  return async (): Promise<readonly Backed[]> => {
    const ofMatch = new Map<string, Backed>()
    for (const row of await rows()) {
      const backed = findBacked(book, row)
      if (backed !== undefined && !ofMatch.has(row.match_id)) ofMatch.set(row.match_id, backed)
    }
    return [...ofMatch.values()]
  }
}

function findBacked(book: Book, row: Row): Backed | undefined {
  const match = book.match(row.match_id)
  if (match === undefined) return undefined
  const { main, secondary } = topMarkets(book, match)
  const market = [main, secondary].find(
    (one) => one?.marketId === row.market_id && one.specifier === row.specifier,
  )
  if (market === undefined || !isBettable(match, market, row.outcome_id)) return undefined
  return { match, market, outcomeId: row.outcome_id, players: row.players }
}

function isBettable({ status }: BookMatch, market: BookMarket, outcomeId: string): boolean {
  const isPlayed = status === MATCH_STATUS.prematch || status === MATCH_STATUS.live
  const outcome = market.outcomes.find(({ id }) => id === outcomeId)
  return isPlayed && isMarketOpen(market.status) && outcome?.active === true
}

/** In place of popular bets while there are too few: whom the market sees ahead. */
export function favouritesOf(book: Book, matches: readonly BookMatch[]): readonly Backed[] {
  return matches.flatMap((match) => {
    const { main: market } = topMarkets(book, match)
    const [favourite] = (market?.outcomes ?? [])
      .filter(({ active }) => active)
      .toSorted((a, b) => a.odds - b.odds || a.id.localeCompare(b.id))
    if (market === undefined || favourite === undefined || !isMarketOpen(market.status)) return []
    return [{ match, market, outcomeId: favourite.id, players: 0 }]
  })
}
