import { isMarketGone, isOver, MARKET_STATUS, MATCH_STATUS } from '@touchline/betting'

import type { Book, BookChange, BookMarket, BookMatch } from '../../feed/book/book.ts'
import { keptMarketKey, marketKey } from '../../feed/book/market-key.ts'
import type { Clock } from '../clock.ts'
import { MatchPrices, type PricePoint } from './match-prices.ts'

/**
 * Remembers how the prices of open matches moved while this process was up. Bounded for each match
 * by what it offers; what is no longer offered is forgotten.
 */
export type OddsHistory = {
  /** By outcome id; undefined for a market that never had a price. */
  lines(
    matchId: string,
    marketId: number,
    specifier: string,
  ): ReadonlyMap<string, readonly PricePoint[]> | undefined
  stop(): void
}

export function keepOddsHistory(book: Book, clock: Clock): OddsHistory {
  const matches = new Map<string, MatchPrices>()

  function remember({ id, status }: BookMatch, markets: readonly BookMarket[]): void {
    const now = clock.now()
    const known = matches.get(id) ?? new MatchPrices(now)
    matches.set(id, known)
    for (const market of markets) {
      const key = keptMarketKey(market.marketId, market.specifier)
      // A suspended price is none that anybody could have had.
      if (market.status === MARKET_STATUS.open) {
        known.note(key, market.outcomes, now, status === MATCH_STATUS.prematch)
      } else if (isMarketGone(market.status)) known.drop(key)
    }
  }

  function take(change: BookChange): void {
    switch (change.kind) {
      case 'markets':
        if (!isOver(change.match.status)) remember(change.match, change.markets)
        return
      case 'status':
        if (isOver(change.match.status)) matches.delete(change.match.id)
        return
      case 'removed':
        matches.delete(change.matchId)
        break
      case 'catalogue':
      case 'match':
      case 'state':
      case 'chances':
      case 'settlement':
      case 'settlement_rollback':
      case 'cancel':
      case 'cancel_rollback':
      case 'provider':
    }
  }

  for (const match of book.matches()) {
    if (!isOver(match.status)) remember(match, [...match.markets.values()])
  }
  const stop = book.subscribe(take)
  return {
    lines: (matchId, marketId, specifier) =>
      matches.get(matchId)?.read(marketKey(marketId, specifier)),
    stop,
  }
}
