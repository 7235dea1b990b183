import type { PageData } from '../../data/page-data.ts'
import { countersQuery, readMatches, sportsQuery } from '../../data/queries/catalogue.ts'
import { loadAsked, loadChoice } from './choice/load-choice.ts'
import { liveCounts, livePageFilters } from './live-filters.ts'
import type { LiveSearch } from './live-search.ts'

/** Reads what `LivePage` shows. */
export async function loadLive(services: PageData, search: LiveSearch): Promise<void> {
  const { queryClient } = services
  const asked = await loadAsked(services)
  await Promise.all([
    queryClient.query({ ...sportsQuery(services), staleTime: 'static' }),
    search.video === true && queryClient.query(countersQuery(services, liveCounts(search))),
    readMatches(services, livePageFilters(search, asked)),
    loadChoice(services),
  ])
}
