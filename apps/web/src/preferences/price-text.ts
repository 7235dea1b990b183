import { formatOdds, ODDS_SCALE, type Odds, type TotalOdds } from '@touchline/betting'

import { usePreferences } from './use-preferences.ts'

/** Stands where an outcome has no price: odds of 1.00 pay nothing and are never offered. */
const NO_PRICE = '–'

/** How the player reads prices; changes everywhere at once (ODDS-02). */
export function usePriceText(): (odds: Odds | TotalOdds) => string {
  const format = usePreferences((preferences) => preferences.oddsFormat)
  return (odds) => (odds > ODDS_SCALE ? formatOdds(odds, format) : NO_PRICE)
}
