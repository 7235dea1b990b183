import { parseDecimal } from '../exact/decimal.ts'
import type { Currency } from './currency.ts'
import { stakeDecimals } from './currency.ts'
import { MAX_AMOUNT, type Amount, amountOf } from './amount.ts'

export type AmountProblem =
  | 'empty'
  | 'not_a_number'
  | 'too_many_decimals'
  | 'negative'
  | 'too_large'

export type ParsedAmount =
  | { readonly ok: true; readonly amount: Amount }
  | { readonly ok: false; readonly reason: AmountProblem }

/** Reads a plain decimal such as `12.5`, in main units, into the currency's smallest unit. */
export function parseAmount(text: string, currency: Currency): ParsedAmount {
  const plain = text.trim()
  if (plain === '') return refuse('empty')
  const value = parseDecimal(plain)
  if (value === null) return refuse('not_a_number')
  if (plain.startsWith('-')) return refuse('negative')

  const typedDecimals = plain.includes('.') ? plain.length - plain.indexOf('.') - 1 : 0
  if (typedDecimals > stakeDecimals(currency)) return refuse('too_many_decimals')
  const scaled = value.numerator * BigInt(currency.subunits)
  if (scaled % value.denominator !== 0n) return refuse('too_many_decimals')
  const amount = amountOf(scaled / value.denominator)
  return amount > MAX_AMOUNT ? refuse('too_large') : { ok: true, amount }
}

function refuse(reason: AmountProblem): ParsedAmount {
  return { ok: false, reason }
}
