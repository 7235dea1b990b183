import type { Amount } from './amount.ts'
import { NO_AMOUNT, negateAmount } from './amount.ts'
import type { Currency, Subcurrency } from './currency.ts'

/** Below this many main units a currency with subcurrencies is shown in its first one. */
const MAIN_UNITS_THRESHOLD = 100n

/** The subcurrency to show an amount in, or null to show it in the currency itself. */
export function pickSubcurrency(amount: Amount, currency: Currency): Subcurrency | null {
  const first = currency.subcurrencies[0]
  if (currency.fiat || first === undefined) return null
  const magnitude = amount < 0n ? negateAmount(amount) : amount
  return magnitude < MAIN_UNITS_THRESHOLD * BigInt(currency.subunits) ? first : null
}

/**
 * The unit in which a player types amounts: the one that theirs are shown in, so that nobody has to
 * convert a balance to write a stake.
 */
export function typingUnit(currency: Currency): Currency {
  const { code, fiat } = currency
  const part = pickSubcurrency(NO_AMOUNT, currency)
  return part === null
    ? currency
    : { code, fiat, symbol: part.symbol, subunits: part.subunits, subcurrencies: [] }
}
