import { infiniteQueryOptions } from '@tanstack/react-query'
import { BETS_PAGE_SIZE, DEFAULT_BET_STATUSES, type CallAnswer } from '@touchline/contract'

import type { PageData } from '../../data/page-data.ts'

export type BetsPage = CallAnswer<'listBets'>

/** MYB-09 … MYB-11: the player's bets, newest first, in pages of 500. For signed-in players only. */
export function betsQuery({ api, page }: Pick<PageData, 'api' | 'page'>) {
  return infiniteQueryOptions({
    queryKey: betsKey(page.locale),
    queryFn: ({ pageParam, signal }): Promise<BetsPage> =>
      api('listBets', {
        query: { status: [...DEFAULT_BET_STATUSES], page: pageParam, limit: BETS_PAGE_SIZE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { pagination } }) =>
      pagination.page < pagination.lastPage ? pagination.page + 1 : null,
    staleTime: Number.POSITIVE_INFINITY,
    // Without a line the browser has kept them.
    networkMode: 'always',
  })
}

export function betsKey(locale: string) {
  return ['bets', locale] as const
}
