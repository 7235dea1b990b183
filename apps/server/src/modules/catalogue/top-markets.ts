import { isMarketShown } from '@touchline/betting'
import type { Book, BookMarket, BookMatch } from '../../feed/book/book.ts'
import type { CatalogueSport, ListedMarket } from '../../feed/messages.ts'

/** So many outcomes have a row's cells. */
const FITTING: ReadonlySet<number> = new Set([2, 3])

/** The markets that stand in the row of a match in a list. */
export type TopMarkets = {
  readonly main: BookMarket | undefined
  readonly secondary: BookMarket | undefined
  /** Stands there while neither of those is offered. */
  readonly spare?: BookMarket | undefined
}

export function topMarkets(book: Book, match: BookMatch): TopMarkets {
  // Races have lists of their own.
  if (match.race !== undefined) return { main: undefined, secondary: undefined }
  const sport = book.sport(match.sportKey)
  const markets = book.markets(match.id)
  // The end of a season has markets of its own, who wins it first.
  if (match.outright !== undefined) return { main: markets.find(isShown), secondary: undefined }
  const main = pick(markets, sport?.mainMarketId)
  const secondary = pick(markets, sport?.secondaryMarketId ?? undefined)
  if (main !== undefined || secondary !== undefined) return { main, secondary }
  return { main, secondary, spare: firstThatFits(markets) }
}

/** The lines that stand in the row, the first one first. */
export function topLines(book: Book, match: BookMatch): readonly BookMarket[] {
  const { main, secondary, spare } = topMarkets(book, match)
  return [main, secondary, spare].filter((market) => market !== undefined)
}

/**
 * Markets of which a row shows what is on offer, or that nothing is.
 * @param marketIds of the sport's list markets that were asked for besides
 */
export function rowMarketIds(
  book: Book,
  match: BookMatch,
  marketIds: readonly number[] = [],
): readonly number[] {
  if (match.race !== undefined) return []
  if (match.outright !== undefined) {
    return [...new Set(book.markets(match.id).map(({ marketId }) => marketId))]
  }
  const sport = book.sport(match.sportKey)
  if (sport === undefined) return []
  const { mainMarketId, secondaryMarketId } = sport
  return listedMarkets(sport)
    .map(({ id }) => id)
    .filter((id) => id === mainMarketId || id === secondaryMarketId || marketIds.includes(id))
}

/** The lines of these markets that a list shows, as far as its sport has them in lists. */
export function chosenMarkets(
  book: Book,
  match: BookMatch,
  marketIds: readonly number[],
): readonly BookMarket[] {
  const sport = book.sport(match.sportKey)
  if (sport === undefined) return []
  const markets = book.markets(match.id)
  return listedMarkets(sport)
    .filter(({ id }) => marketIds.includes(id))
    .flatMap(({ id }) => pick(markets, id) ?? [])
}

/** Everything that the lists of a sport can show, its main market first. */
export function listedMarkets(sport: CatalogueSport): readonly ListedMarket[] {
  const { mainMarketId, mainMarketOutcomes, secondaryMarketId, furtherMarkets } = sport
  const second =
    secondaryMarketId === null
      ? []
      : [{ id: secondaryMarketId, outcomes: sport.secondaryMarketOutcomes }]
  return [{ id: mainMarketId, outcomes: mainMarketOutcomes }, ...second, ...furtherMarkets]
}

/** Markets of any sport that lists can show besides its main and its secondary one. */
export function furtherMarketIds(book: Book): ReadonlySet<number> {
  return new Set(book.sports().flatMap((sport) => sport.furtherMarkets.map(({ id }) => id)))
}

/** Of several lines of a market the most balanced one that is still offered. */
function pick(markets: readonly BookMarket[], id: number | undefined): BookMarket | undefined {
  const lines = markets.filter((market) => market.marketId === id && isShown(market))
  return lines.find((market) => market.mostBalanced) ?? lines[0]
}

/** What the page of the match shows first, of what a row has the room for. */
function firstThatFits(markets: readonly BookMarket[]): BookMarket | undefined {
  const [first] = markets
    .filter((market) => isShown(market) && FITTING.has(market.outcomes.length))
    .toSorted((a, b) => a.priority - b.priority || a.marketId - b.marketId)
  return pick(markets, first?.marketId)
}

export function isShown(market: BookMarket): boolean {
  return isMarketShown(market.status) && market.outcomes.length > 0
}
