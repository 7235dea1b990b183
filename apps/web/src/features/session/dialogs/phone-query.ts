import { queryOptions } from '@tanstack/react-query'

import type { PageData } from '../../../data/page-data.ts'

/** AUTH-14: the player's phone, in the page's language; forgotten at sign-out. */
export function phoneQuery({ api }: Pick<PageData, 'api'>) {
  return queryOptions({
    queryKey: ['player', 'phone'],
    queryFn: async ({ signal }) => (await api('getPhone', { signal })).data,
    staleTime: 0,
  })
}
