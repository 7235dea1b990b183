import { isOver } from '@touchline/betting'

import type { Book, BookChange, BookMarket } from '../../feed/book/book.ts'
import { marketKey } from '../../feed/book/market-key.ts'
import type { Clock } from '../clock.ts'
import { addPoint, type PricePoint } from './price-line.ts'

type MarketLines = Map<string, PricePoint[]>

/** Remembers how the prices of open matches moved while this process was up; bounded per outcome. */
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
  const matches = new Map<string, Map<string, MarketLines>>()

  function remember(matchId: string, markets: readonly BookMarket[]): void {
    const at = clock.now()
    const known = matches.get(matchId) ?? new Map<string, MarketLines>()
    matches.set(matchId, known)
    for (const { marketId, specifier, status, outcomes } of markets) {
      // A suspended price is none that anybody could have had.
      if (status !== 1) continue
      const key = marketKey(marketId, specifier)
      const lines = known.get(key) ?? new Map<string, PricePoint[]>()
      known.set(key, lines)
      for (const { id, active, odds } of outcomes) {
        if (!active) continue
        const line = lines.get(id) ?? []
        lines.set(id, line)
        addPoint(line, { at, odds })
      }
    }
  }

  function take(change: BookChange): void {
    switch (change.kind) {
      case 'markets':
        if (!isOver(change.match.status)) remember(change.match.id, change.markets)
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
      case 'settlement':
      case 'cancel':
      case 'provider':
    }
  }

  for (const match of book.matches()) {
    if (!isOver(match.status)) remember(match.id, [...match.markets.values()])
  }
  const stop = book.subscribe(take)
  return {
    lines: (matchId, marketId, specifier) =>
      matches.get(matchId)?.get(marketKey(marketId, specifier)),
    stop,
  }
}
