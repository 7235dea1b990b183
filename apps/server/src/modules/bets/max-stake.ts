import { maxStakeOf, ODDS_SCALE, oddsOf } from '@touchline/betting'
import type { BetType, Odds, SystemType } from '@touchline/betting'
import type { MaxStake, PlacementSelection } from '@touchline/contract'
import type { Book } from '../../feed/book/book.ts'
import { Problem } from '../../http/problem.ts'
import { findCurrency } from '../../settings/currencies.ts'
import { betTerms } from './bet-figures.ts'
import { requireSystem } from './placement/bet-shape.ts'

export type StakeQuestion = {
  readonly selections: readonly PlacementSelection[]
  readonly systemId?: string | undefined
  readonly bankers?: readonly number[] | undefined
  readonly customOdds?: Odds | undefined
}

/**
 * Least and greatest stake per bet, at the current prices (at the asked ones where there is none).
 * @throws Problem 422 for a currency or system that is not offered
 */
export function stakeLimits(
  book: Book,
  currencyCode: string,
  bets: readonly StakeQuestion[],
): MaxStake[] {
  const currency = findCurrency(currencyCode)
  if (currency === undefined) {
    throw new Problem(422, 'error.account.currency_not_offered', {
      params: { currency: currencyCode },
    })
  }
  return bets.map(({ selections, systemId, bankers, customOdds = null }) => {
    const systemType =
      systemId === undefined ? null : requireSystem(systemId, selections.length, bankers)
    const type = typeOf(systemType, customOdds, selections.length)
    const odds = selections.map((selection) => currentOdds(book, selection))
    const terms = betTerms({ type, stake: currency.minStake, odds, systemType, customOdds })
    return {
      maxStake: { value: maxStakeOf(terms, currency), currency: currency.code },
      minStake: { value: currency.minStake, currency: currency.code },
      maxPayout: { value: currency.maxPayout, currency: currency.code },
    }
  })
}

function typeOf(systemType: SystemType | null, customOdds: Odds | null, legs: number): BetType {
  if (customOdds !== null) return 'custom_bet'
  if (systemType !== null) return 'system'
  return legs > 1 ? 'combo' : 'single'
}

function currentOdds(book: Book, selection: PlacementSelection): Odds {
  const { matchId, marketId, specifier, outcomeId } = selection
  const price = book.priceOf(matchId, marketId, specifier, outcomeId)
  const odds = price?.odds ?? selection.odds
  return odds < ODDS_SCALE ? oddsOf(ODDS_SCALE) : odds
}
