export type Subcurrency = {
  readonly code: string
  readonly symbol: string
  /** Smallest units of the main currency in one of this (mBTC 100000 of BTC's satoshi). */
  readonly subunits: number
}

export type Currency = {
  readonly code: string
  readonly symbol: string
  /** Smallest units per main unit: EUR 100, JPY 1, BTC 100000000. */
  readonly subunits: number
  readonly fiat: boolean
  readonly subcurrencies: readonly Subcurrency[]
}

export const STAKE_DECIMALS_FIAT = 2
export const STAKE_DECIMALS_NON_FIAT = 8

const MOST_DIGITS = 18

/**
 * Decimals that one smallest unit needs in the main unit (EUR 2, JPY 0, BTC 8).
 * Throws a RangeError for subunits that no decimal fraction can express.
 */
export function subunitDigits(subunits: number): number {
  const units = BigInt(subunits)
  for (let digits = 0, power = 1n; digits <= MOST_DIGITS; digits += 1, power *= 10n) {
    if (units > 0n && power % units === 0n) return digits
  }
  throw new RangeError(`No decimal form of ${subunits}`)
}

/** Most decimals a player may type, and the most that are shown. */
export function stakeDecimals(currency: Currency): number {
  const limit = currency.fiat ? STAKE_DECIMALS_FIAT : STAKE_DECIMALS_NON_FIAT
  return Math.min(limit, subunitDigits(currency.subunits))
}
