import { queryOptions } from '@tanstack/react-query'

import type { PageData } from '../page-data.ts'

/** One country or region, as it is now: lists of them are kept. */
export function categoryQuery({ api, page }: Pick<PageData, 'api' | 'page'>, id: string) {
  return queryOptions({
    queryKey: ['category', page.locale, id],
    queryFn: async ({ signal }) => (await api('getCategory', { params: { id }, signal })).data,
  })
}
