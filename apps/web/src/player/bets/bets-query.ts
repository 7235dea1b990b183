import { infiniteQueryOptions } from '@tanstack/react-query'
import { BETS_PAGE_SIZE, DEFAULT_BET_STATUSES } from '@touchline/contract'

import type { PageData } from '../../data/page-data.ts'
import { bringUpToDate, type BetsData, type BetsPage } from './bets-cache.ts'
import { betsKey } from './use-open-bets-count.ts'

type BetsPageParam = { readonly page: number; readonly before: string | null }

const FIRST_PAGE: BetsPageParam = { page: 1, before: null }

/**
 * MYB-09 … MYB-11: the player's bets, newest first, in pages of 500. For signed-in players only. A
 * page begins behind the last bet of the one before it, so that bets placed or taken away meanwhile
 * move none of the others into it or past it.
 */
export function betsQuery({ api, page }: Pick<PageData, 'api' | 'page'>) {
  return infiniteQueryOptions({
    queryKey: betsKey(page.locale),
    async queryFn({ pageParam, signal, client, queryKey }): Promise<BetsPage> {
      const answer = await api('listBets', {
        query: {
          status: [...DEFAULT_BET_STATUSES],
          page: pageParam.page,
          limit: BETS_PAGE_SIZE,
          ...(pageParam.before !== null && { before: pageParam.before }),
        },
        signal,
      })
      // Without a line it is what the browser has kept, and push may have told more since.
      return bringUpToDate(answer, client.getQueryData<BetsData>(queryKey))
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ data, meta: { pagination } }): BetsPageParam | null =>
      pagination.page < pagination.lastPage
        ? { page: pagination.page + 1, before: data.at(-1)?.id ?? null }
        : null,
    staleTime: Number.POSITIVE_INFINITY,
    // Without a line the browser has kept them.
    networkMode: 'always',
  })
}

/** Changes the kept bets. An answer on its way may not know of the change: it is made in it, too. */
export function changeBets(
  { queryClient, page }: Pick<PageData, 'queryClient' | 'page'>,
  change: (data: BetsData | undefined) => BetsData | undefined,
): void {
  const queryKey = betsKey(page.locale)
  const make = () => queryClient.setQueryData<BetsData>(queryKey, change)
  make()
  const query = queryClient.getQueryCache().find({ queryKey })
  if (query?.state.fetchStatus === 'fetching') void query.fetch().then(make, () => null)
}
