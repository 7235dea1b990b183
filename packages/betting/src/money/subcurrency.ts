import type { Currency, Subcurrency } from './currency.ts'

/** Below this many main units a currency with subcurrencies is shown in its first one. */
const MAIN_UNITS_THRESHOLD = 100n

/** The subcurrency to show an amount in, or null to show it in the currency itself. */
export function pickSubcurrency(amount: bigint, currency: Currency): Subcurrency | null {
  const first = currency.subcurrencies[0]
  if (currency.fiat || first === undefined) return null
  const magnitude = amount < 0n ? -amount : amount
  return magnitude < MAIN_UNITS_THRESHOLD * BigInt(currency.subunits) ? first : null
}
