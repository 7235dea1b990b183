import { amountToDecimalString, type Amount } from '@touchline/betting'
import { findCurrency } from '../../settings/currencies.ts'

/** An amount as operators read it: `12.40 EUR`. */
export function writeAmount(amount: Amount, code: string): string {
  const currency = findCurrency(code)
  return currency === undefined ? code : `${amountToDecimalString(amount, currency)} ${code}`
}
