import type { PageData } from '../../data/page-data.ts'
import { marketsQuery, matchQuery } from '../../data/queries/catalogue.ts'

/**
 * Reads what `MatchPage` shows besides the match itself. A page from the server waits for it. In the
 * browser the match's head stands at once, and the rest comes behind it; what fails is told by the part
 * that shows it, which asks again.
 */
export async function loadMatch(services: PageData, matchId: string): Promise<void> {
  const { queryClient } = services
  const markets = queryClient.query(marketsQuery(services, matchId))
  if (typeof document === 'undefined') {
    await markets
    return
  }
  markets.catch(leftToItsPart)
  // What a list has shown of it may be old.
  queryClient.query(matchQuery(services, matchId)).catch(leftToItsPart)
}

function leftToItsPart(): void {}
