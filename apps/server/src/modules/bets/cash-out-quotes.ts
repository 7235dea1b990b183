import type { Amount } from '@touchline/betting'
import type { StoredBet } from './bet-repository.ts'
import type { CustomChances } from './cash-out/custom-chances.ts'
import type { OffersBasis } from './cash-out/quote-bet.ts'
import { quoteApart } from './cash-out/quote-bet.ts'

/** What bets would pay now, by their ids; those that cannot be cashed out now are left out. */
export type CashOutQuotes = (
  bets: readonly StoredBet[],
  now: number,
) => Promise<ReadonlyMap<bigint, Amount>>

type Deps = Omit<OffersBasis, 'chances'> & { readonly chances: CustomChances }

/** Quotes as My bets does, for others who tell of it. */
export function createCashOutQuotes(basis: Deps): CashOutQuotes {
  return async (bets, now) => {
    await basis.chances.refresh(bets.filter(({ type }) => type === 'custom_bet'))
    return new Map(
      bets.flatMap((bet) => {
        const offer = quoteApart(basis, bet, now)
        return offer === null ? [] : [[bet.id, offer.amount] as const]
      }),
    )
  }
}
