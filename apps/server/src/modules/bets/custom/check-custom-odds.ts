import type { Odds, OddsAcceptMode } from '@touchline/betting'
import { Problem } from '../../../http/problem.ts'
import type { CustomPrice } from './custom-pricer.ts'

type Quote = Extract<CustomPrice, { kind: 'quote' }>

/** The price at which a custom bet is taken; null where more is asked than the book would take. */
export function takenOdds(asked: Odds, quote: Quote, acceptMode: OddsAcceptMode): Odds | null {
  if (asked > quote.maxOdds) return null
  return acceptMode === 'none' ? asked : Math.max(asked, quote.odds)
}

/** PLACE-13, CUST-09: code 120 with the best price that would be taken. */
export function customOddsRefused({ odds, maxOdds }: Quote): Problem {
  return new Problem(422, 'error.place_bets.invalid_odds_custom_bet', {
    details: { odds, best_odds: maxOdds },
  })
}
