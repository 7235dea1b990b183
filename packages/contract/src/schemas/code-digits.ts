const LENGTH = 6
const DIGIT = /\p{Nd}/u

/**
 * The digits of a code out of what was pasted: a blank before it, a dash in it, a sentence around it,
 * digits of any script. Six digits on end go before those that merely stand in the same text.
 */
export function codeDigits(text: string): string {
  const readable = latinDigits(text)
  const onEnd = /(?<!\d)\d{6}(?!\d)/.exec(readable) ?? /(?<!\d)\d{3}[ -]\d{3}(?!\d)/.exec(readable)
  return (onEnd?.[0] ?? readable)
    .replaceAll(/\D/g, '')
    .slice(0, onEnd === null ? undefined : LENGTH)
}

/** A text with the digits of any script as 0 to 9, and letters of full width as those of a keyboard. */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, valueOf)
}

/** Digits of a script follow one another from 0 to 9, and no two scripts touch. */
function valueOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (zero > point - 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(point - zero)
}
