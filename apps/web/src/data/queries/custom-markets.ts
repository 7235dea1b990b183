import { queryOptions } from '@tanstack/react-query'

import type { PageData } from '../page-data.ts'

/** CUST-07: markets of a match that can stand in a custom bet, with their groups. */
export function customMarketsQuery({ api, page }: PageData, matchId: string) {
  return queryOptions({
    queryKey: ['customMarkets', page.locale, matchId],
    queryFn: async ({ signal }) =>
      (await api('listCustomMarkets', { params: { matchId }, signal })).data,
  })
}
