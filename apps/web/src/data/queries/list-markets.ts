import { queryOptions } from '@tanstack/react-query'

import type { PageData } from '../page-data.ts'

/** What the columns of lists can show, by sport. */
export function listMarketsQuery({ api, page }: PageData) {
  return queryOptions({
    queryKey: ['list-markets', page.locale],
    queryFn: async ({ signal }) => (await api('getListMarkets', { signal })).data,
  })
}
