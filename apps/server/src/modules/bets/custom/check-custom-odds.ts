import type { Odds, OddsAcceptMode } from '@touchline/betting'
import { Problem } from '../../../http/problem.ts'
import type { CustomPrice } from './custom-pricer.ts'

type Quote = Extract<CustomPrice, { kind: 'quote' }>

/**
 * The price at which a custom bet is taken, never below the book's own; null where more is asked than
 * the book would take.
 */
export function takenOdds(asked: Odds, quote: Quote): Odds | null {
  if (asked > quote.maxOdds) return null
  return asked > quote.odds ? asked : quote.odds
}

/**
 * The same for a bet that can be asked again: in mode `none` a price that is better now is a change
 * like that of a single.
 * @throws Problem 101 with the present price
 */
export function agreedOdds(asked: Odds, quote: Quote, acceptMode: OddsAcceptMode): Odds | null {
  if (acceptMode === 'none' && asked < quote.odds) {
    const { odds, maxOdds } = quote
    throw new Problem(422, 'error.place_bets.invalid_odds', {
      details: { odds, best_odds: maxOdds },
    })
  }
  return takenOdds(asked, quote)
}

/** PLACE-13, CUST-09: code 120 with the best price that would be taken. */
export function customOddsRefused({ odds, maxOdds }: Quote): Problem {
  return new Problem(422, 'error.place_bets.invalid_odds_custom_bet', {
    details: { odds, best_odds: maxOdds },
  })
}
