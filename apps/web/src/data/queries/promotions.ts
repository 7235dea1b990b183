import { queryOptions } from '@tanstack/react-query'

import type { PageData } from '../page-data.ts'

export function promotionsQuery({ api, page }: Pick<PageData, 'api' | 'page'>) {
  return queryOptions({
    queryKey: ['promotions', page.locale],
    queryFn: async ({ signal }) => (await api('listPromotions', { signal })).data,
    staleTime: 0,
  })
}
