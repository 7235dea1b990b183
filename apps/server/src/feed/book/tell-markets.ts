import { isMarketOpen } from '@touchline/betting'
import type { BookParts } from './book-parts.ts'
import type { BookMarket } from './book.ts'
import { type MatchRecord, touch, viewOf } from './match-record.ts'

/** Tells of markets as they are; counts no change. */
export function tellMarketsAsTheyAre(
  record: MatchRecord,
  markets: readonly BookMarket[],
  { tell }: BookParts,
): void {
  if (markets.length === 0) return
  const suspension = markets.some(({ status }) => !isMarketOpen(status))
  tell({ kind: 'markets', match: viewOf(record), markets, suspension })
}

/** Counts a change when there are any, and tells of it. */
export function tellMarkets(
  record: MatchRecord,
  markets: readonly BookMarket[],
  parts: BookParts,
): void {
  if (markets.length === 0) return
  touch(record)
  tellMarketsAsTheyAre(record, markets, parts)
}
