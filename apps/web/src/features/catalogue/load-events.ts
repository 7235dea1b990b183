import type { Services } from '../../lib/services.ts'
import { matchesQuery, matchPagesQuery } from '../../queries/catalogue.ts'
import { liveFilters, upcomingFilters, type Scope } from './page/filters.ts'

/** Reads what `EventSections` shows. */
export async function loadEvents(services: Services, scope: Scope): Promise<void> {
  const { queryClient } = services
  await Promise.all([
    queryClient.query(matchesQuery(services, liveFilters(scope))),
    queryClient.infiniteQuery(matchPagesQuery(services, upcomingFilters(scope))),
  ])
}
