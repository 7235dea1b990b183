import type { Market } from '@touchline/contract'

import type { ListAnswer, PageData } from '../page-data.ts'
import { fetchMarkets, matchQuery } from '../queries/catalogue.ts'

/**
 * For who follows some markets of a match: all that there are of them, and how the match stands.
 * @param marketId all markets where it is not given
 */
export async function readSomeMarkets(
  services: PageData,
  matchId: string,
  marketId: number[] | undefined,
  signal: AbortSignal,
): Promise<ListAnswer<Market>> {
  const { queryClient } = services
  const [markets] = await Promise.all([
    fetchMarkets(services, matchId, marketId === undefined ? {} : { marketId }, signal),
    queryClient.query({ ...matchQuery(services, matchId), staleTime: 0 }),
  ])
  return markets
}
