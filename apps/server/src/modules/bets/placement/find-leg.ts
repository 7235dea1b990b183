import { selectionId } from '@touchline/betting'
import type { PlacementSelection } from '@touchline/contract'
import { marketKey } from '../../../feed/book/market-key.ts'
import type { Book, BookMarket, BookMatch, Price } from '../../../feed/book/book.ts'

/** An outcome, whatever price was seen of it. */
export type AskedLeg = Omit<PlacementSelection, 'odds'>

/** A selection of a placement beside what the book says about it now. */
export type Leg = {
  readonly id: string
  readonly selection: PlacementSelection
  readonly match: BookMatch | undefined
  readonly market: BookMarket | undefined
  readonly price: Price | undefined
}

/** A leg that the book knows. */
export type KnownLeg = Leg & {
  readonly match: BookMatch
  readonly market: BookMarket
  readonly price: Price
}

export function findLeg(book: Book, selection: PlacementSelection): Leg {
  const { matchId, marketId, specifier, outcomeId } = selection
  const match = book.match(matchId)
  return {
    id: selectionId(selection),
    selection,
    match,
    market: match?.markets.get(marketKey(marketId, specifier)),
    price: book.priceOf(matchId, marketId, specifier, outcomeId),
  }
}

export function isKnown(leg: Leg): leg is KnownLeg {
  return leg.match !== undefined && leg.market !== undefined && leg.price !== undefined
}
