import type { Services } from '../../lib/services.ts'
import { countersQuery, matchesQuery, sportsQuery } from '../../queries/catalogue.ts'
import { LIVE_COUNTS, livePageFilters, type LiveSearch } from './live-search.ts'

/** Reads what `LivePage` shows. */
export async function loadLive(services: Services, search: LiveSearch): Promise<void> {
  const { queryClient } = services
  await Promise.all([
    queryClient.query({ ...sportsQuery(services), staleTime: 'static' }),
    queryClient.query(countersQuery(services, LIVE_COUNTS)),
    queryClient.query(matchesQuery(services, livePageFilters(search))),
  ])
}
