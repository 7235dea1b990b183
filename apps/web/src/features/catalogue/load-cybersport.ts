import type { PageData } from '../../data/page-data.ts'
import { sportsQuery, tournamentsQuery } from '../../data/queries/catalogue.ts'
import { cybersportScope, ESPORTS, type CybersportSearch } from './cybersport-search.ts'
import type { EventView } from './event-search.ts'
import { loadEvents } from './load-events.ts'

/** Reads what `CybersportPage` shows. */
export async function loadCybersport(
  services: PageData,
  { sport, ...search }: CybersportSearch,
): Promise<EventView> {
  const { queryClient } = services
  const scope = cybersportScope(sport)
  const [view] = await Promise.all([
    loadEvents(services, scope, sport, search),
    queryClient.query({ ...sportsQuery(services, ESPORTS), staleTime: 'static' }),
    queryClient.query({ ...tournamentsQuery(services, scope), staleTime: 'static' }),
  ])
  return view
}
