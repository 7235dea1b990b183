import { randomUUID } from 'node:crypto'
import { calls, MATCH_STATUS } from '@touchline/contract'
import type { ApiClient, Placement, PlacementSelection } from '@touchline/contract'

/** Prices of matches that have not begun: they take a bet at once. */
export async function prematchSelections(
  call: ApiClient,
  count: number,
): Promise<PlacementSelection[]> {
  const { data } = await call(calls.listMatches, {
    query: { matchStatus: [MATCH_STATUS.prematch], bettable: true, limit: 200 },
  })
  // The last ones of the list begin the latest, so none of them goes live meanwhile.
  const selections = data.toReversed().flatMap(({ mainMarket }) => {
    const outcome = mainMarket?.outcomes.find(({ active }) => active)
    if (mainMarket?.status !== 1 || outcome === undefined) return []
    const { matchId, id: marketId, specifier } = mainMarket
    return [{ matchId, marketId, specifier, outcomeId: outcome.id, odds: outcome.odds }]
  })
  if (selections.length < count) throw new Error(`There are only ${selections.length} open matches`)
  return selections.slice(0, count)
}

/** @param value smallest units */
export function singleOn(selection: PlacementSelection, value = 50n): Placement {
  return {
    meta: { reference: randomUUID(), type: 'single', acceptMode: 'any', quick: false },
    bets: [{ stake: { value, currency: 'EUR' }, selections: [selection] }],
  }
}
