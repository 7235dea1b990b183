import { infiniteQueryOptions, queryOptions, type QueryKey } from '@tanstack/react-query'
import type { CallInput } from '@touchline/contract'

import type { PageData } from '../page-data.ts'
import { fetchAll } from './fetch-all.ts'

export type CatalogueFilters = NonNullable<CallInput<'listMatches'>['query']>

/** Page size of every list of the catalogue (BROWSE-15). */
export const LIST_LIMIT = 500

export function sportsQuery({ api, page }: PageData, filters: CatalogueFilters = {}) {
  return queryOptions({
    queryKey: ['sports', page.locale, filters],
    queryFn: ({ signal }) =>
      fetchList(filters, (paging) =>
        api('listSports', { query: { ...filters, ...paging }, signal }),
      ),
  })
}

export function categoriesQuery({ api, page }: PageData, filters: CatalogueFilters) {
  return queryOptions({
    queryKey: ['categories', page.locale, filters],
    queryFn: ({ signal }) =>
      fetchList(filters, (paging) =>
        api('listCategories', { query: { ...filters, ...paging }, signal }),
      ),
  })
}

export function tournamentsQuery({ api, page }: PageData, filters: CatalogueFilters) {
  return queryOptions({
    queryKey: ['tournaments', page.locale, filters],
    queryFn: ({ signal }) =>
      fetchList(filters, (paging) =>
        api('listTournaments', { query: { ...filters, ...paging }, signal }),
      ),
  })
}

export function tournamentQuery({ api, page }: PageData, id: string) {
  return queryOptions({
    queryKey: ['tournament', page.locale, id],
    queryFn: async ({ signal }) => (await api('getTournament', { params: { id }, signal })).data,
  })
}

/**
 * How long a snapshot with prices may stand in for a new one: short enough that the push channel
 * still holds everything since. Loaders read such queries with `fetchQuery`.
 */
const PRICES_FRESH_MS = 2_000

/** Matches with their main markets. Lists join the push channel where this snapshot ends. */
export function matchesQuery({ api, page, live }: PageData, filters: CatalogueFilters) {
  return queryOptions({
    queryKey: ['matches', page.locale, filters],
    queryFn: ({ signal }) =>
      live.read(
        () => api('listMatches', { query: { limit: LIST_LIMIT, ...filters }, signal }),
        ({ data }) => ({ matches: data }),
      ),
    staleTime: PRICES_FRESH_MS,
    refetchOnMount: false,
  })
}

export function matchQuery({ api, page, live }: PageData, id: string) {
  return queryOptions({
    queryKey: ['match', page.locale, id],
    queryFn: async ({ signal }) => {
      const answer = await live.read(
        () => api('getMatch', { params: { id }, signal }),
        ({ data }) => ({ matches: [data] }),
      )
      return answer.data
    },
    staleTime: PRICES_FRESH_MS,
    refetchOnMount: false,
  })
}

export function marketsQuery({ api, page, live }: PageData, matchId: string) {
  return queryOptions({
    queryKey: ['markets', page.locale, matchId],
    queryFn: ({ signal }) =>
      live.read(
        () => fetchMarkets({ api }, matchId, {}, signal),
        ({ data }) => ({ markets: data, complete: [matchId] }),
      ),
    staleTime: PRICES_FRESH_MS,
    refetchOnMount: false,
  })
}

/** MATCH-04: some of the markets of a match, those of one tab or of a choice. */
export function fetchMarkets(
  { api }: Pick<PageData, 'api'>,
  matchId: string,
  some: { groupKey?: string; marketId?: number[] },
  signal: AbortSignal,
) {
  return api('listMarkets', {
    params: { id: matchId },
    query: { limit: LIST_LIMIT, ...some },
    signal,
  })
}

/** Matches of a list that goes on as the player scrolls; a page is `filters.limit` long. */
export function matchPagesQuery({ api, page, live }: PageData, filters: CatalogueFilters) {
  return infiniteQueryOptions({
    queryKey: ['match-pages', page.locale, filters],
    queryFn: ({ signal, pageParam }) =>
      live.read(
        () => api('listMatches', { query: { ...filters, page: pageParam }, signal }),
        ({ data }) => ({ matches: data }),
      ),
    staleTime: PRICES_FRESH_MS,
    refetchOnMount: false,
    initialPageParam: 1,
    getNextPageParam: ({ meta: { pagination } }) =>
      pagination.page < pagination.lastPage ? pagination.page + 1 : undefined,
  })
}

/** Numbers of matches by sport, category and league (BROWSE-14). */
export function countersQuery(
  { api }: PageData,
  filters: NonNullable<CallInput<'countMatches'>['body']>,
) {
  return queryOptions({
    queryKey: ['counters', filters],
    queryFn: async ({ signal }) => (await api('countMatches', { body: filters, signal })).data,
  })
}

type FetchPage<Item> = Parameters<typeof fetchAll<Item & { id: string }>>[0]

/** The whole list, or the one page of a length that the filters ask for. */
async function fetchList<Item extends { id: string }>(
  filters: CatalogueFilters,
  fetchPage: (paging: { page?: number; limit: number }) => ReturnType<FetchPage<Item>>,
): Promise<readonly Item[]> {
  if (filters.limit !== undefined) return (await fetchPage({ limit: filters.limit })).data
  return fetchAll((page) => fetchPage({ page, limit: LIST_LIMIT }))
}

/** Reads a list for a page that shows it. */
export function readMatches(services: PageData, filters: CatalogueFilters): Promise<void> {
  const query = matchesQuery(services, filters)
  return keepShown(services, query.queryKey, services.queryClient.query(query))
}

/**
 * Waits for what a page shows. A page that was seen stands while it is read again, and stays where
 * nothing comes of it: prices go on by the push connection.
 * @throws where nothing of it was ever read, or the backend says that it is not to be had
 */
export async function keepShown(
  { queryClient, report }: PageData,
  queryKey: QueryKey,
  answer: Promise<unknown>,
): Promise<void> {
  try {
    await answer
  } catch (error) {
    const { status = 0 } = error as { status?: number }
    const isRefusal = status >= 400 && status < 500
    if (isRefusal || !queryClient.getQueryData(queryKey)) throw error
    report(error)
  }
}
