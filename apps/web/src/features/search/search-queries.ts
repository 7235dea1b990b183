import { queryOptions } from '@tanstack/react-query'
import type { Match } from '@touchline/contract'

import type { PageData } from '../../data/page-data.ts'

/** How long the index is used without asking whether it has changed. */
const INDEX_FRESH_MS = 30_000

/** As other lists with prices: the push channel still holds everything since. */
const PRICES_FRESH_MS = 2_000

/** The names that are searched on the device; the browser keeps them and asks by their ETag. */
export function searchIndexQuery({ api, page }: PageData) {
  return queryOptions({
    queryKey: ['search-index', page.locale],
    queryFn: async ({ signal }) => (await api('getSearchIndex', { signal })).data,
    staleTime: INDEX_FRESH_MS,
  })
}

/** What the backend finds, with prices. @param q at least three letters */
export function searchQuery({ api, page, live }: PageData, q: string) {
  return queryOptions({
    queryKey: ['search', page.locale, q],
    queryFn: ({ signal }) =>
      live.read(
        () => api('search', { query: { q }, signal }),
        ({ data }) => ({ matches: data.matches }),
      ),
    staleTime: PRICES_FRESH_MS,
    refetchOnMount: false,
  })
}

/** The matches of an answer, as lists that are followed have them. */
export function matchesOf(answer: {
  data: { matches: Match[] }
  meta?: { stream?: Parameters<PageData['live']['followMatches']>[0]['meta']['stream'] } | undefined
}) {
  return { data: answer.data.matches, meta: { stream: answer.meta?.stream } }
}
