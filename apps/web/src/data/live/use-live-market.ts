import type { Market } from '@touchline/contract'
import { marketKey, type LiveMarket } from '@touchline/live'
import { useMarket } from '@touchline/live/react'

/** Status and outcomes of a market as they are now; the snapshot's until anything moved. */
export function useLiveMarket(
  market: Market,
): Pick<LiveMarket, 'status' | 'mostBalanced' | 'outcomes'> {
  const key = marketKey({ matchId: market.matchId, id: market.id, specifier: market.specifier })
  return useMarket(key) ?? market
}
