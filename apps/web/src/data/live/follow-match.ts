import type { PageData } from '../page-data.ts'
import { matchQuery } from '../queries/catalogue.ts'
import { seedMatches } from './seed-store.ts'

/**
 * Keeps score, clock and prices of a match up to date, also where no page shows it; the returned
 * function ends it.
 * @param marketIds reads these markets alone
 */
export function followMatch(services: PageData, matchId: string, marketIds?: number[]): () => void {
  const { live, queryClient, report } = services
  if (live.store.match(matchId) === undefined) {
    const query = matchQuery(services, matchId)
    queryClient.query(query).then((match) => seedMatches(live.store, [match]), report)
  }
  return live.followMatch(matchId, marketIds)
}
