import type { PageData } from '../../data/page-data.ts'
import { marketsQuery } from '../../data/queries/catalogue.ts'

/** Reads what `MatchPage` shows besides the match itself. */
export async function loadMatch(services: PageData, matchId: string): Promise<void> {
  await services.queryClient.query(marketsQuery(services, matchId))
}
