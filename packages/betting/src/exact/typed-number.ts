// Numbers as players type and paste them: see docs/decisions/041-how-amounts-are-read.md.

/** How a language writes numbers: `1,234.5` in English, `1.234,5` in German. */
export type NumberSeparators = { readonly decimal: string; readonly group: string }

const GROUPED = /^\d{1,3}(?:[.,]\d{3})*$/
/** The last group is still being typed. */
const GROUPING = /^\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{0,3})?$/

/** Digits of any script as 0 to 9; marks of direction go. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digitOf).replace(/\p{Cf}/gu, '')
}

/**
 * Digits as 0 to 9, marks as a point or a comma; marks that can only group go. Lines and the cells of a
 * table divide numbers, and group nothing.
 */
export function plainMarks(text: string): string {
  return plainDigits(text)
    .replaceAll('٫', ',')
    .replace(/(?<=\d)(?:[^\S\t\n\r]|['’٬])(?=\d)/gu, '')
}

/** A whole number, as minutes are typed; null for anything else. */
export function readWholeNumber(text: string, separators: NumberSeparators): number | null {
  const plain = toPlainNumber(plainMarks(text.normalize('NFKC').trim()), separators)
  return plain !== null && /^\d{1,15}$/.test(plain) ? Number(plain) : null
}

/** With `.` as the only separator; null for what is no number. @param number by `plainMarks` */
export function toPlainNumber(number: string, separators: NumberSeparators): string | null {
  const decimal = decimalMark(number, separators)
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', fraction, ...more] = number.split(decimal)
  if (more.length > 0 || fraction?.includes(group) === true) return null
  const groups = fraction === undefined ? GROUPING : GROUPED
  if (whole.includes(group) && !groups.test(whole)) return null
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

/** Unicode keeps the ten digits of each script in a row, from zero to nine. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}
