import { queryOptions } from '@tanstack/react-query'
import { calls } from '@touchline/contract/by-name'

import type { PageData } from '../page-data.ts'

/** What the columns of lists can show, by sport. */
export function listMarketsQuery({ api, page }: PageData) {
  return queryOptions({
    queryKey: ['list-markets', page.locale],
    queryFn: async ({ signal }) => (await api(calls.getListMarkets, { signal })).data,
  })
}
