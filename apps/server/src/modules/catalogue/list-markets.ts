import type { Book, BookMarket } from '../../feed/book/book.ts'
import { isShown } from './top-markets.ts'

export type MarketQuery = {
  readonly groupKey?: string | undefined
  readonly marketId?: readonly number[] | undefined
}

/** The markets of a match that are offered or will be again, in their order. */
export function listMarkets(
  book: Book,
  matchId: string,
  { groupKey, marketId }: MarketQuery,
): readonly BookMarket[] {
  return book
    .markets(matchId)
    .filter(isShown)
    .filter((market) => groupKey === undefined || market.groups.includes(groupKey))
    .filter((market) => marketId === undefined || marketId.includes(market.marketId))
}
