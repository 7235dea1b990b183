import type { Amount } from './amount.ts'
import { amountOf } from './amount.ts'
import type { Currency } from './currency.ts'

/** Up to this many main units a typed stake is not held against the maximum stake. */
export const STAKE_UNCHECKED_UP_TO = 40n

/** Ceiling in main units where the backend has named no maximum stake. */
export const STAKE_CAP = 1_000_000n

export type CappedStake = {
  readonly amount: Amount
  /** The maximum that was applied, null when the stake stood as typed. */
  readonly cappedAt: Amount | null
}

/** @param maxStake the backend's answer in smallest units, null while there is none */
export function capStake(amount: Amount, currency: Currency, maxStake: Amount | null): CappedStake {
  const unit = BigInt(currency.subunits)
  if (amount <= STAKE_UNCHECKED_UP_TO * unit) return { amount, cappedAt: null }
  const ceiling = maxStake ?? amountOf(STAKE_CAP * unit)
  return amount > ceiling ? { amount: ceiling, cappedAt: ceiling } : { amount, cappedAt: null }
}
