import { useSuspenseQuery } from '@tanstack/react-query'
import type { Market, Match } from '@touchline/contract'
import { useEffect } from 'react'
import type { LiveMarket, LiveMatch } from '@touchline/live'
import { marketKey } from '@touchline/live'
import { useMatch, useMarket } from '@touchline/live/react'
import { useServices } from '../../base/services.ts'
import type { CatalogueFilters } from '../queries/catalogue.ts'
import { marketsQuery, matchesQuery } from '../queries/catalogue.ts'

/** A list of matches whose prices and scores stay up to date while it is shown. */
export function useLiveMatches(filters: CatalogueFilters): readonly Match[] {
  const services = useServices()
  const { queryClient, live } = services
  const query = matchesQuery(services, filters)
  const { data } = useSuspenseQuery(query)
  useEffect(() => {
    const known = queryClient.getQueryData(query.queryKey)
    if (known === undefined) return undefined
    const reload = () => queryClient.query({ ...query, staleTime: 0 })
    return live.followMatches(known, reload)
  }, [query, live, queryClient])
  return data.data
}

/** All markets of a match, kept up to date while it is shown. */
export function useLiveMarkets(matchId: string): readonly Market[] {
  const services = useServices()
  const { live } = services
  const { data } = useSuspenseQuery(marketsQuery(services, matchId))
  useEffect(() => live.followMatch(matchId), [live, matchId])
  return data.data
}

/** Score, clock and status of a match as they are now; the snapshot's until anything moved. */
export function useLiveMatch(match: Match): LiveMatch {
  const live = useMatch(match.id)
  return live ?? { ...match, sportKey: match.sport.key }
}

/** Status and outcomes of a market as they are now; the snapshot's until anything moved. */
export function useLiveMarket(
  market: Market,
): Pick<LiveMarket, 'status' | 'mostBalanced' | 'outcomes'> {
  const key = marketKey({ matchId: market.matchId, id: market.id, specifier: market.specifier })
  return useMarket(key) ?? market
}
