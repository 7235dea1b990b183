import { queryOptions } from '@tanstack/react-query'

import type { PageData } from '../page-data.ts'

/** Predictions of a match, as this player sees them. */
export function predictionsQuery(
  { api, page }: Pick<PageData, 'api' | 'page'>,
  matchId: string,
  playerId: string | null,
) {
  return queryOptions({
    queryKey: ['player', 'predictions', page.locale, matchId, playerId],
    queryFn: async ({ signal }) =>
      (await api('listPredictions', { query: { matchId }, signal })).data,
  })
}
