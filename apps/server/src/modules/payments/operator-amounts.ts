import type { Amount } from '@touchline/betting'
import { amountOf, amountToDecimalString, parseAmount } from '@touchline/betting'
import { OperatorError } from '../../reporting/operator-error.ts'
import { findCurrency } from '../../settings/currencies.ts'

const EXAMPLE = amountOf(1_250n)

/** @throws OperatorError where it is no amount above nothing in that currency */
export function readAmount(text: string, code: string): Amount {
  const currency = findCurrency(code)
  if (currency === undefined) throw new OperatorError(`There is no currency ${code} here.`)
  const parsed = parseAmount(text, currency)
  if (!parsed.ok || parsed.amount <= 0n) {
    const example = amountToDecimalString(EXAMPLE, currency)
    throw new OperatorError(`${text} is no amount in ${code}: write it as ${example}.`)
  }
  return parsed.amount
}

/** An amount as operators read it: `12.40 EUR`. */
export function writeAmount(amount: Amount, code: string): string {
  const currency = findCurrency(code)
  return currency === undefined ? code : `${amountToDecimalString(amount, currency)} ${code}`
}
