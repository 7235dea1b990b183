import type { OfferedCurrency } from '../../settings/currencies.ts'
import { CURRENCIES } from '../../settings/currencies.ts'

/** Stakes offered at a tap, in euros. */
const EUROS = [5n, 10n, 25n, 50n] as const

const byCurrency = Object.fromEntries(
  CURRENCIES.map((currency) => [currency.code, stakesIn(currency)]),
)

export function recommendedStakes(): Record<string, bigint[]> {
  return { ...byCurrency }
}

function stakesIn({ euro }: OfferedCurrency): bigint[] {
  return EUROS.map((euros) => euros * euro)
}
