/** Decimal odds are held as integer thousandths: 1850 is 1.85. */
export const ODDS_SCALE = 1000

/** Integer thousandths of decimal odds, at least 1000. */
export type Odds = number

export function isOdds(value: unknown): value is Odds {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= ODDS_SCALE
}
