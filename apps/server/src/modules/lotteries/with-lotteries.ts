import {
  LOTTERY_MARKET,
  MARKET_STATUS,
  MATCH_STATUS,
  oddsOf,
  readNumbers,
  ticketsThatMatch,
} from '@touchline/betting'

import type { Book, BookChange, BookListener, BookMarket, BookMatch } from '../../feed/book/book.ts'
import { marketKey } from '../../feed/book/market-key.ts'
import type { CatalogueTournament, SettledMarket } from '../../feed/messages.ts'
import { catalogueText } from '../../texts/local-text.ts'
import {
  drawsOnSale,
  findDraw,
  GAMES_BY_LEAGUE,
  leagueOf,
  LOTTERY,
  specifierOf,
  thousandthsOf,
  type Draw,
  type ScheduledGame,
} from './games.ts'

export type LotteryBook = Book & {
  /** Puts draws that are promised on sale, in their time; those before them are forgotten. */
  sell(promised: readonly Draw[]): void
  /** Tells the listeners of the book how a draw ended. */
  settleDraw(draw: Draw, outcomes: SettledMarket['outcomes'], at: number): void
  /** Tells them that it is not drawn. */
  cancelDraw(draw: Draw, at: number): void
}

const CATEGORY = 9900

/**
 * The book with the draws of lotteries in it, found by their ids alone and so in no list: a ticket is
 * a single on its draw, and whatever holds for bets holds for it. Draws follow from the clock, so
 * every process knows the same ones. None is on sale before its promise is kept in the database.
 */
export function withLotteries(book: Book, now: () => number, isOn: boolean): LotteryBook {
  const listeners = new Set<BookListener>()
  let promised: ReadonlySet<string> = new Set()
  const tell = (change: BookChange) => {
    for (const listener of listeners) listener(change)
  }
  const isOnSale = ({ game, id }: Draw): boolean =>
    isOn && promised.has(id) && drawsOnSale(game, now()).some((draw) => draw.id === id)
  const lotteryOf = (matchId: string): BookMatch | undefined => {
    const draw = findDraw(matchId)
    return draw === undefined ? undefined : matchOf(draw, now(), isOnSale(draw))
  }
  return {
    ...book,
    match: (id) => lotteryOf(id) ?? book.match(id),
    markets: (id) => {
      const match = lotteryOf(id)
      return match === undefined ? book.markets(id) : [...match.markets.values()]
    },
    priceOf: (matchId, marketId, specifier, outcomeId) => {
      const draw = findDraw(matchId)
      if (draw === undefined) return book.priceOf(matchId, marketId, specifier, outcomeId)
      const { game } = draw
      const isTicket = marketId === LOTTERY_MARKET && specifier === specifierOf(game)
      if (!isTicket || readNumbers(outcomeId, game) === null) return undefined
      return {
        odds: oddsOf(thousandthsOf(game)),
        active: true,
        marketStatus: isOnSale(draw) ? MARKET_STATUS.open : MARKET_STATUS.inactive,
        version: 1,
        stale: false,
        matchStatus: statusOf(draw, now()),
        probability: topChance(game),
      }
    },
    tournament: (id) => tournamentOf(id) ?? book.tournament(id),
    isStale: (id) => findDraw(id) === undefined && book.isStale(id),
    subscribe: (listener) => {
      const unsubscribe = book.subscribe(listener)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
    sell: (draws) => {
      promised = new Set(draws.map(({ id }) => id))
    },
    settleDraw: ({ id, game }, outcomes, at) => {
      const markets = [{ marketId: LOTTERY_MARKET, specifier: specifierOf(game), outcomes }]
      tell({ kind: 'settlement', matchId: id, certainty: 2, markets, at })
    },
    cancelDraw: ({ id }, at) => {
      tell({ kind: 'cancel', matchId: id, markets: [], reason: 'draw_cancelled', at })
    },
  }
}

function statusOf({ closesAt }: Draw, now: number): BookMatch['status'] {
  return now < closesAt ? MATCH_STATUS.prematch : MATCH_STATUS.finished
}

function topChance(game: ScheduledGame): number {
  const { winning, all } = ticketsThatMatch(game, game.picks)
  return Number(winning) / Number(all)
}

function nameOf(game: ScheduledGame) {
  const { picks, numbers } = game
  return catalogueText('lottery', { picks, numbers }) ?? { en: `${picks} of ${numbers}` }
}

function tournamentOf(id: number): CatalogueTournament | undefined {
  const game = GAMES_BY_LEAGUE.get(id)
  if (game === undefined) return undefined
  const urnId = `sr:tournament:${id}`
  return { id, urnId, sportKey: LOTTERY, categoryId: CATEGORY, name: nameOf(game), priority: 1 }
}

function matchOf(draw: Draw, now: number, isOnSale: boolean): BookMatch {
  const { id, game, number, closesAt } = draw
  const name = catalogueText('draw', { number }) ?? { en: `Draw ${number}` }
  const market: BookMarket = {
    marketId: LOTTERY_MARKET,
    specifier: specifierOf(game),
    status: isOnSale ? MARKET_STATUS.open : MARKET_STATUS.inactive,
    groups: ['all'],
    priority: 1,
    mostBalanced: false,
    nextBetStop: closesAt,
    customBetGroups: [],
    // Each of some hundred thousand tickets is one.
    outcomes: [],
  }
  const league = { id: leagueOf(game), name: nameOf(game).en, abbreviation: '' }
  return {
    id,
    urnId: `sr:stage:${id}`,
    provider: 'house',
    sportKey: LOTTERY,
    tournamentId: leagueOf(game),
    home: league,
    away: { id: number, name: name.en, abbreviation: '' },
    startTime: closesAt,
    venue: null,
    city: null,
    hasVideo: false,
    outright: { name, competitors: [], beginsAt: closesAt, endsAt: closesAt },
    status: statusOf(draw, now),
    version: 1,
    lastHeardAt: now,
    state: null,
    markets: new Map([[marketKey(market.marketId, market.specifier), market]]),
  }
}
