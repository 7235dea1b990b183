import type { PageData } from '../../data/page-data.ts'
import { marketsQuery, matchQuery } from '../../data/queries/catalogue.ts'

/** Reads what `MatchPage` shows besides the match itself. */
export async function loadMatch(services: PageData, matchId: string): Promise<void> {
  await services.queryClient.query(marketsQuery(services, matchId))
}

/**
 * The same for a match that a list of the page has shown: its head stands at once, the rest comes
 * behind it. What fails is told by the part that shows it, which asks again.
 */
export function loadMatchBehind(services: PageData, matchId: string): void {
  const { queryClient } = services
  queryClient.query(matchQuery(services, matchId)).catch(leftToItsPart)
  queryClient.query(marketsQuery(services, matchId)).catch(leftToItsPart)
}

function leftToItsPart(): void {}
