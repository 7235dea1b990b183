import { parseDecimal } from '../exact/decimal.ts'
import type { Currency } from './currency.ts'
import { stakeDecimals } from './currency.ts'
import { MAX_AMOUNT } from './money.ts'

export type AmountProblem =
  | 'empty'
  | 'not_a_number'
  | 'too_many_decimals'
  | 'negative'
  | 'too_large'

export type ParsedAmount =
  | { readonly ok: true; readonly amount: bigint }
  | { readonly ok: false; readonly reason: AmountProblem }

export type ParseAmountOptions = {
  /** The player's decimal separator, `.` unless told; no other separator is accepted. */
  readonly decimalSeparator?: string
}

/** Reads what a player typed, in main units, into the currency's smallest unit. */
export function parseAmount(
  text: string,
  currency: Currency,
  options: ParseAmountOptions = {},
): ParsedAmount {
  const typed = text.trim()
  if (typed === '') return refuse('empty')
  const separator = options.decimalSeparator ?? '.'
  if (separator !== '.' && typed.includes('.')) return refuse('not_a_number')
  const plain = typed.replace(separator, '.')
  const value = parseDecimal(plain)
  if (value === null) return refuse('not_a_number')
  if (plain.startsWith('-')) return refuse('negative')

  const typedDecimals = plain.includes('.') ? plain.length - plain.indexOf('.') - 1 : 0
  if (typedDecimals > stakeDecimals(currency)) return refuse('too_many_decimals')
  const scaled = value.numerator * BigInt(currency.subunits)
  if (scaled % value.denominator !== 0n) return refuse('too_many_decimals')
  const amount = scaled / value.denominator
  return amount > MAX_AMOUNT ? refuse('too_large') : { ok: true, amount }
}

function refuse(reason: AmountProblem): ParsedAmount {
  return { ok: false, reason }
}
