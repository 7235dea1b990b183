import { useQuery } from '@tanstack/react-query'
import type { ListMarket, Match } from '@touchline/contract'
import { useEffect } from 'react'

import { useServices } from '../../../base/services.ts'
import { readSomeMarkets } from '../../../data/live/read-some-markets.ts'
import { seedMatches } from '../../../data/live/seed-store.ts'
import { matchQuery } from '../../../data/queries/catalogue.ts'
import { listMarketsQuery } from '../../../data/queries/list-markets.ts'

const NONE: readonly ListMarket[] = []

/** What a card can show: the markets that the lists of its sport can show. */
export function useCardMarkets({ sport }: Match): readonly ListMarket[] {
  const { data = NONE } = useQuery(listMarketsQuery(useServices()))
  return data.filter(({ sportKey }) => sportKey === sport.key)
}

/** Keeps score, clock and those markets up to date while the card shows them, and no longer. */
export function useFollowCard(
  match: Match,
  markets: readonly ListMarket[],
  isWanted: boolean,
): void {
  const services = useServices()
  const marketIds = markets.map(({ id }) => id).join()
  useEffect(() => {
    if (!isWanted) return undefined
    const { live, queryClient } = services
    const known = queryClient.getQueryData(matchQuery(services, match.id).queryKey)
    // The store takes no news of a match that it does not know.
    if (known !== undefined) seedMatches(live.store, [known])
    const ids = marketIds === '' ? undefined : marketIds.split(',').map(Number)
    return live.followMarkets(match.id, (signal) =>
      readSomeMarkets(services, match.id, ids, signal),
    )
  }, [services, match.id, marketIds, isWanted])
}
