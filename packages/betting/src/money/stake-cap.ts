import type { Amount } from './amount.ts'
import { amountOf, NO_AMOUNT } from './amount.ts'
import type { Currency } from './currency.ts'

/** Up to this many main units a typed stake is not held against the maximum stake. */
export const STAKE_UNCHECKED_UP_TO = 40n

/** Ceiling in main units where the backend has named no maximum stake and the currency pays no more. */
export const STAKE_CAP = 1_000_000n

/** What a ceiling goes by; the most that one bet pays is not always known. */
export type CappedCurrency = Pick<Currency, 'subunits'> & { readonly maxPayout?: Amount }

export type CappedStake = {
  readonly amount: Amount
  /** The maximum that was applied, null when the stake stood as typed. */
  readonly cappedAt: Amount | null
}

/** @param maxStake the backend's answer in smallest units, null while there is none */
export function capStake(
  amount: Amount,
  currency: CappedCurrency,
  maxStake: Amount | null,
): CappedStake {
  const unit = BigInt(currency.subunits)
  if (amount <= STAKE_UNCHECKED_UP_TO * unit) return { amount, cappedAt: null }
  const ceiling = maxStake ?? stakeCeiling(currency)
  return amount > ceiling ? { amount: ceiling, cappedAt: ceiling } : { amount, cappedAt: null }
}

/** A million is a small stake in some currencies: they pay more than that. */
export function stakeCeiling({ subunits, maxPayout = NO_AMOUNT }: CappedCurrency): Amount {
  const cap = amountOf(STAKE_CAP * BigInt(subunits))
  return maxPayout > cap ? maxPayout : cap
}
