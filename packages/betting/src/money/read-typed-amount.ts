import {
  plainDigits,
  plainMarks,
  toPlainNumber,
  type NumberSeparators,
} from '../exact/typed-number.ts'
import type { Amount } from './amount.ts'
import type { Currency } from './currency.ts'
import { parseAmount, type AmountProblem } from './parse-amount.ts'

export type TypedAmount =
  /** `text` is what was typed, in plain digits and without its currency. */
  | { readonly ok: true; readonly amount: Amount; readonly text: string }
  | { readonly ok: false; readonly reason: AmountProblem }

/**
 * Reads what a player typed or pasted, in main units, into the currency's smallest unit.
 * Digits of any script count; a point and a comma both serve as decimal mark, but for the
 * language's own mark of groups where it stands before three digits: `1,000` is a thousand in
 * English and one in German.
 */
export function readTypedAmount(
  text: string,
  currency: Currency,
  separators: NumberSeparators,
): TypedAmount {
  const number = withoutCurrency(withoutMarks(text), currency)
  const typed = plainMarks(number)
  if (typed === '.' || typed === ',') return { ok: false, reason: 'empty' }
  const plain = toPlainNumber(typed, separators)
  if (plain === null) return { ok: false, reason: 'not_a_number' }
  const parsed = parseAmount(plain, currency)
  return parsed.ok ? { ...parsed, text: typed } : parsed
}

/** A pasted amount may have its currency on either side. */
function withoutCurrency(text: string, { code, symbol }: Currency): string {
  for (const name of [code, withoutMarks(symbol)]) {
    if (text.startsWith(name)) return text.slice(name.length).trim()
    if (text.endsWith(name)) return text.slice(0, -name.length).trim()
  }
  return text
}

/** Amounts that are copied from a page in a language read from the right have marks of direction. */
function withoutMarks(text: string): string {
  return plainDigits(text.normalize('NFKC')).trim()
}
