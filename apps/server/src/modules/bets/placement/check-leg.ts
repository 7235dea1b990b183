import { isBettable, isMarketOpen, isPriceAcceptable, MARKET_STATUS } from '@touchline/betting'
import type { OddsAcceptMode } from '@touchline/betting'
import { BET_ERROR } from '@touchline/contract'
import type { Book } from '../../../feed/book/book.ts'
import type { BetProblem } from '../../../http/problem.ts'
import { isKnown } from './find-leg.ts'
import type { KnownLeg, Leg } from './find-leg.ts'

export type LegCheck = {
  readonly book: Book
  readonly acceptMode: OddsAcceptMode
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * What stands against a bet on this leg now; null when nothing does. Fails closed: whatever is not
 * known, open and fresh is refused.
 */
export function checkLeg(leg: Leg, check: LegCheck): BetProblem | null {
  if (!isKnown(leg) || !isOffered(leg, check)) {
    return problem(BET_ERROR.selectionNotAvailable, 'error.place_bets.selection_not_available')
  }
  const { price } = leg
  if (price.marketStatus === MARKET_STATUS.suspended || !price.active) {
    return problem(BET_ERROR.selectionNotAvailable, 'error.place_bets.selection_suspended')
  }
  if (price.stale) return problem(BET_ERROR.selectionStale, 'error.place_bets.selection_stale')
  if (!isPriceAcceptable(leg.selection.odds, price.odds, check.acceptMode)) {
    return { ...problem(BET_ERROR.invalidOdds, 'error.place_bets.invalid_odds'), odds: price.odds }
  }
  return null
}

function isOffered({ match, market, price }: KnownLeg, { book, now }: LegCheck): boolean {
  return (
    book.providers().get(match.provider) !== 'inactive' &&
    isBettable(price.matchStatus) &&
    (isMarketOpen(price.marketStatus) || price.marketStatus === MARKET_STATUS.suspended) &&
    (market.nextBetStop === null || now < market.nextBetStop)
  )
}

function problem(code: number, messageKey: BetProblem['messageKey']): BetProblem {
  return { code, messageKey }
}
