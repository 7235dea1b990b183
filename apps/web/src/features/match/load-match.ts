import type { Services } from '../../lib/services.ts'
import { marketsQuery } from '../../queries/catalogue.ts'

/** Reads what `MatchPage` shows besides the match itself. */
export async function loadMatch(services: Services, matchId: string): Promise<void> {
  await services.queryClient.query(marketsQuery(services, matchId))
}
