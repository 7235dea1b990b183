import { queryOptions } from '@tanstack/react-query'

import type { PageData } from '../page-data.ts'

/** A price of legs together is not pushed: it is read again as often as this while it is looked at. */
const REFRESH_MS = 10_000
const POPULAR_MS = 60_000

/** What most players back, or whom the market sees ahead; its prices are those of every list. */
export function popularBetsQuery({ api, page, live }: PageData) {
  return queryOptions({
    queryKey: ['popular-bets', page.locale],
    queryFn: ({ signal }) =>
      live.read(
        () => api('listPopularBets', { query: { limit: 10 }, signal }),
        ({ data }) => ({ matches: data.map(({ match }) => match) }),
      ),
    refetchInterval: POPULAR_MS,
  })
}

/** Ready-made custom bets, of one match or of the most important ones to come. */
export function readyBuildersQuery(
  { api, page }: PageData,
  of: { matchId: string } | { limit: number },
) {
  const query = 'matchId' in of ? { matchId: [of.matchId] } : of
  return queryOptions({
    queryKey: ['ready-builders', page.locale, query],
    queryFn: async ({ signal }) => (await api('listReadyBuilders', { query, signal })).data,
    refetchInterval: REFRESH_MS,
  })
}
