import { ODDS_FORMATS, type OddsFormat, oddsOf } from '@touchline/betting'

import { priceText } from '../../preferences/price-text.ts'

/** The price that shows what a format looks like. */
const EXAMPLE_ODDS = oddsOf(2500)

export type OddsFormatChoice = { format: OddsFormat; example: string }

/**
 * ODDS-01: the formats to choose from with an example each; percent only where the settings list
 * it. @param available null until the settings are read
 */
export function oddsFormatChoices(available: readonly OddsFormat[] | null): OddsFormatChoice[] {
  return ODDS_FORMATS.filter((format) => available?.includes(format) ?? format !== 'percent').map(
    (format) => ({ format, example: priceText(EXAMPLE_ODDS, format) }),
  )
}
