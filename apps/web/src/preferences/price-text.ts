import {
  formatOdds,
  ODDS_SCALE,
  type Odds,
  type OddsFormat,
  type TotalOdds,
} from '@touchline/betting'

import { usePreferences } from './use-preferences.ts'

/** Stands where an outcome has no price: odds of 1.00 pay nothing and are never offered. */
const NO_PRICE = '–'

/**
 * A price to be read: from five digits on in groups, by a space, since the point divides in every
 * language, and with a true minus. With a sign or a per cent it is isolated, since a text from right to left would put them
 * on its other side. Not for fields that are typed in.
 */
export function priceText(odds: Odds | TotalOdds, format: OddsFormat): string {
  return formatOdds(odds, format)
    .replace('-', '\u2212')
    .replace(/^\D?\d{5,}/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, '\u202F'))
    .replace(/.*[^\d./].*/, '\u2066$&\u2069')
}

/**
 * Any odds as the player reads prices: `1.85`, `17/20`, `−118`. Apart from `useFormatting`, so that another
 * format renders what shows odds alone.
 */
export function useOddsText(): (odds: Odds | TotalOdds) => string {
  const format = usePreferences((preferences) => preferences.oddsFormat)
  return (odds) => priceText(odds, format)
}

/** How the player reads prices; changes everywhere at once (ODDS-02). */
export function usePriceText(): (odds: Odds | TotalOdds) => string {
  const write = useOddsText()
  return (odds) => (odds > ODDS_SCALE ? write(odds) : NO_PRICE)
}
