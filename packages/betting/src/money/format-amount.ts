import { scaledToString } from '../exact/decimal.ts'
import type { Amount } from './amount.ts'
import type { Currency } from './currency.ts'
import { stakeDecimals } from './currency.ts'

const LEAST_DECIMALS = 2

/**
 * The amount in main units as a plain decimal with `.` and no grouping: fiat with 2 decimals,
 * others with up to 8 and trailing zeros trimmed down to 2, fewer where the currency has none.
 * Digits finer than that are cut off, never rounded up.
 * @param least decimals that no zeros are trimmed off
 */
export function amountToDecimalString(
  amount: Amount,
  currency: Currency,
  least = LEAST_DECIMALS,
): string {
  const decimals = stakeDecimals(currency)
  const scaled = (amount * 10n ** BigInt(decimals)) / BigInt(currency.subunits)
  const text = scaledToString(scaled, decimals)
  return currency.fiat ? text : trimZeros(text, Math.min(least, decimals))
}

function trimZeros(text: string, keep: number): string {
  const point = text.indexOf('.')
  if (point < 0) return text
  let end = text.length
  while (end > point + 1 + keep && text[end - 1] === '0') end -= 1
  return text.slice(0, end)
}
