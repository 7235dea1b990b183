import type { Amount } from '@touchline/betting'
import { amountToDecimalString, parseAmount } from '@touchline/betting'
import { OperatorError } from '../../reporting/operator-error.ts'
import { findCurrency } from '../../settings/currencies.ts'

/** @throws OperatorError where it is no amount above nothing in that currency */
export function readAmount(text: string, code: string): Amount {
  const currency = findCurrency(code)
  const parsed = currency === undefined ? undefined : parseAmount(text, currency)
  if (parsed?.ok !== true || parsed.amount <= 0n) {
    throw new OperatorError(`${text} is no amount in ${code}: write it as 12.50.`)
  }
  return parsed.amount
}

/** An amount as operators read it: `12.40 EUR`. */
export function writeAmount(amount: Amount, code: string): string {
  const currency = findCurrency(code)
  return currency === undefined ? code : `${amountToDecimalString(amount, currency)} ${code}`
}
