import type { Amount } from './amount.ts'
import type { Currency } from './currency.ts'
import { parseAmount, type AmountProblem } from './parse-amount.ts'

/** How a language writes numbers: `1,234.5` in English, `1.234,5` in German. */
export type NumberSeparators = { readonly decimal: string; readonly group: string }

export type TypedAmount =
  /** `text` is what was typed, in plain digits and without its currency. */
  | { readonly ok: true; readonly amount: Amount; readonly text: string }
  | { readonly ok: false; readonly reason: AmountProblem }

const GROUPED = /^\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{0,3})?$/

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
  const number = withoutCurrency(text.normalize('NFKC').trim(), currency)
  const typed = toPlainMarks(number)
  if (typed === '.' || typed === ',') return { ok: false, reason: 'empty' }
  const plain = toPlainNumber(typed, separators)
  if (plain === null) return { ok: false, reason: 'not_a_number' }
  const parsed = parseAmount(plain, currency)
  return parsed.ok ? { ...parsed, text: typed } : parsed
}

/** A pasted amount may have its currency on either side. */
function withoutCurrency(text: string, { code, symbol }: Currency): string {
  for (const name of [code, symbol.normalize('NFKC')]) {
    if (text.startsWith(name)) return text.slice(name.length).trim()
    if (text.endsWith(name)) return text.slice(0, -name.length).trim()
  }
  return text
}

/** With `.` as the only separator; null for what is no number. */
function toPlainNumber(number: string, separators: NumberSeparators): string | null {
  const decimal = decimalMark(number, separators)
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', fraction, ...more] = number.split(decimal)
  if (more.length > 0 || fraction?.includes(group) === true) return null
  if (whole.includes(group) && !GROUPED.test(whole)) return null
  const digits = whole.replaceAll(group, '')
  if (fraction === undefined || fraction === '') return digits
  return `${digits === '' ? '0' : digits}.${fraction}`
}

/** The last of two different marks divides; one that comes twice groups. */
function decimalMark(number: string, { decimal, group }: NumberSeparators): '.' | ',' {
  const lastPoint = number.lastIndexOf('.')
  const lastComma = number.lastIndexOf(',')
  if (lastPoint >= 0 && lastComma >= 0) return lastPoint > lastComma ? '.' : ','
  const mark = lastPoint >= 0 ? '.' : ','
  const other = mark === '.' ? ',' : '.'
  if (number.indexOf(mark) !== number.lastIndexOf(mark)) return other
  const groups = mark === group && mark !== decimal && /^[1-9]\d{0,2}[.,]\d{3}$/.test(number)
  return groups ? other : mark
}

/** Digits as 0 to 9, marks as a point or a comma; marks that can only group go. */
function toPlainMarks(text: string): string {
  return text
    .replace(/\p{Nd}/gu, digitOf)
    .replaceAll('٫', ',')
    .replace(/(?<=\d)[\s'’٬](?=\d)/gu, '')
    .replace(/\p{Cf}/gu, '')
}

/** Unicode keeps the ten digits of each script in a row, from zero to nine. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}
