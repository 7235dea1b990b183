/** Decimal odds are held as integer thousandths: 1850 is 1.85. */
export const ODDS_SCALE = 1000

/**
 * Integer thousandths of decimal odds, at least 1000. What an operator makes of them is a plain
 * `number`.
 */
export type Odds = number

/** Thousandths of the odds of a whole bet: a product of many legs may be above 2^53. */
export type TotalOdds = bigint

/** For thousandths that come from outside, or whose formula stands beside the call. */
export function oddsOf(thousandths: number): Odds {
  return thousandths
}

export function totalOddsOf(thousandths: bigint): TotalOdds {
  return thousandths
}

export function isOdds(value: unknown): value is Odds {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= ODDS_SCALE
}
