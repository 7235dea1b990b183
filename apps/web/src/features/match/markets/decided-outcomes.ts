import { ODDS_SCALE } from '@touchline/betting'
import type { LiveOutcome } from '@touchline/live'

/**
 * Ids of the outcomes that the season has already decided, one way or the other: they have no price
 * any more. One that is only suspended keeps its price.
 */
export function decidedOutcomes(outcomes: readonly LiveOutcome[]): ReadonlySet<string> {
  const decided = outcomes.filter(({ active, odds }) => !active && odds <= ODDS_SCALE)
  return new Set(decided.map(({ id }) => id))
}
