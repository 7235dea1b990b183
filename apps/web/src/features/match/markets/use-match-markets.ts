import { isMarketGone } from '@touchline/betting'
import type { Market } from '@touchline/contract'
import { marketKey } from '@touchline/live'
import { useLive, useMarketKeys } from '@touchline/live/react'

import { useLiveMarkets } from '../../../data/live/use-follow.ts'

/**
 * The markets that a match has now. Renders again when one comes or goes, not when a price moves.
 * The first render is of the snapshot alone, as the server's was.
 */
export function useMatchMarkets(matchId: string): readonly Market[] {
  const snapshot = useLiveMarkets(matchId).filter(isOffered)
  const keys = useMarketKeys(matchId)
  const { store } = useLive()
  if (keys.length === 0) return snapshot
  const known = new Map(snapshot.map((market) => [marketKey(market), market]))
  return keys.flatMap((key) => known.get(key) ?? pushed(store.market(key)?.definition))
}

/** RT-24: a market without outcomes is none. */
function isOffered({ status, outcomes }: Market): boolean {
  return !isMarketGone(status) && outcomes.length > 0
}

function pushed(market: Market | null | undefined): Market[] {
  return market && isOffered(market) ? [market] : []
}
