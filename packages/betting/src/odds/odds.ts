declare const unit: unique symbol

/** Decimal odds are held as integer thousandths: 1850 is 1.85. */
export const ODDS_SCALE = 1000

/**
 * Integer thousandths of decimal odds, at least 1000. What an operator makes of them is a plain
 * `number`.
 */
export type Odds = number & { readonly [unit]: 'odds' }

/** Thousandths of the odds of a whole bet: a product of many legs may be above 2^53. */
export type TotalOdds = bigint & { readonly [unit]: 'total odds' }

/** For thousandths that come from outside, or whose formula stands beside the call. */
export function oddsOf(thousandths: number): Odds {
  return thousandths as Odds
}

export function totalOddsOf(thousandths: bigint): TotalOdds {
  return thousandths as TotalOdds
}

export function isOdds(value: unknown): value is Odds {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= ODDS_SCALE
}
