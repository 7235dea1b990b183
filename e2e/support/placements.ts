import { amountOf } from '@touchline/betting'
import { randomUUID } from 'node:crypto'
import { MARKET_STATUS, MATCH_STATUS } from '@touchline/contract'
import { expect } from './expect.ts'
import type { ApiClient, Placement, PlacementSelection } from '@touchline/contract'

/** Prices of matches that have not begun: they take a bet at once. Waits until there are so many. */
export async function prematchSelections(
  call: ApiClient,
  count: number,
): Promise<PlacementSelection[]> {
  let found: PlacementSelection[] = []
  await expect(async () => {
    found = await openSelections(call)
    expect(found.length, 'open matches').toBeGreaterThanOrEqual(count)
  }).toPass()
  return found.slice(0, count)
}

async function openSelections(call: ApiClient): Promise<PlacementSelection[]> {
  const { data } = await call('listMatches', {
    query: { matchStatus: [MATCH_STATUS.prematch], bettable: true, limit: 200 },
  })
  // The last ones of the list begin the latest, so none of them goes live meanwhile.
  return data.toReversed().flatMap(({ mainMarket }) => {
    const outcome = mainMarket?.outcomes.find(({ active }) => active)
    if (mainMarket?.status !== MARKET_STATUS.open || outcome === undefined) return []
    const { matchId, id: marketId, specifier } = mainMarket
    return [{ matchId, marketId, specifier, outcomeId: outcome.id, odds: outcome.odds }]
  })
}

/** @param value smallest units */
export function singleOn(selection: PlacementSelection, value = 50n): Placement {
  return {
    meta: { reference: randomUUID(), type: 'single', acceptMode: 'any', quick: false },
    bets: [{ stake: { value: amountOf(value), currency: 'EUR' }, selections: [selection] }],
  }
}
