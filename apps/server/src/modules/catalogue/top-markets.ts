import type { Book, BookMarket, BookMatch } from '../../feed/book/book.ts'

/** The markets that stand in the row of a match in a list. */
export type TopMarkets = {
  readonly main: BookMarket | undefined
  readonly secondary: BookMarket | undefined
}

export function topMarkets(book: Book, match: BookMatch): TopMarkets {
  const sport = book.sport(match.sportKey)
  const markets = book.markets(match.id)
  return {
    main: pick(markets, sport?.mainMarketId),
    secondary: pick(markets, sport?.secondaryMarketId ?? undefined),
  }
}

/** Of several lines of a market the most balanced one that is still offered. */
function pick(markets: readonly BookMarket[], id: number | undefined): BookMarket | undefined {
  const lines = markets.filter((market) => market.marketId === id && isShown(market))
  return lines.find((market) => market.mostBalanced) ?? lines[0]
}

export function isShown(market: BookMarket): boolean {
  return (market.status === 1 || market.status === -1) && market.outcomes.length > 0
}
