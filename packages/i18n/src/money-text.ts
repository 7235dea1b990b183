import { directionOf } from './languages.ts'

const FROM_THE_RIGHT = '\u2067'
const ITS_END = '\u2069'
const RIGHT_TO_LEFT_MARK = '\u200F'

/**
 * `1,234.50 €`: written digits with the symbol of their currency. In a language that is read from
 * the right the symbol stands left of the digits, whatever stands around them and whether it is a
 * sign or letters.
 * @param space between both
 */
export function moneyText(digits: string, symbol: string, locale: string, space = ' '): string {
  return directionOf(locale) === 'ltr'
    ? `${digits}${space}${symbol}`
    : `${FROM_THE_RIGHT}${digits}${space}${RIGHT_TO_LEFT_MARK}${symbol}${ITS_END}`
}
