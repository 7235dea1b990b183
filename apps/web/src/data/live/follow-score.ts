import type { PageData } from '../page-data.ts'
import { matchQuery } from '../queries/catalogue.ts'

/** Keeps score and clock of a match up to date, and nothing else of it; the returned function ends it. */
export function followScore(services: PageData, matchId: string): () => void {
  const { live, queryClient, report } = services
  return live.followPlays(matchId, {
    onEvent(event) {
      if (event.type === 'match_changed' || event.type === 'match_status_changed') {
        live.store.apply(event)
      }
    },
    // Told first when it is heard, and after each gap.
    onMissed() {
      queryClient.query({ ...matchQuery(services, matchId), staleTime: 0 }).catch(report)
    },
  })
}
