import { directionOf } from './languages.ts'
import { FROM_THE_RIGHT, ITS_END, RIGHT_TO_LEFT_MARK } from './marks.ts'

/** No line breaks between an amount and its currency. */
const SPACE = '\u00A0'

/**
 * `1,234.50 €`: written digits with the symbol of their currency. In a language that is read from
 * the right the symbol stands left of the digits, whatever stands around them and whether it is a
 * sign or letters.
 */
export function moneyText(digits: string, symbol: string, locale: string): string {
  // Below zero they have the true minus of prices and lines, whatever their language writes.
  const amount = `${digits.replace('-', '\u2212')}${SPACE}`
  return directionOf(locale) === 'ltr'
    ? `${amount}${symbol}`
    : `${FROM_THE_RIGHT}${amount}${RIGHT_TO_LEFT_MARK}${symbol}${ITS_END}`
}
