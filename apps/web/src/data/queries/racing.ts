import { queryOptions } from '@tanstack/react-query'

import type { PageData } from '../page-data.ts'

/** Results come within seconds, and a runner is taken out at any moment. */
const ASK_EVERY_MS = 15_000

export function racesQuery({ api, page }: Pick<PageData, 'api' | 'page'>) {
  return queryOptions({
    queryKey: ['races', page.locale],
    queryFn: async ({ signal }) => (await api('listRaces', { signal })).data,
    refetchInterval: ASK_EVERY_MS,
    staleTime: ASK_EVERY_MS,
  })
}

export function raceQuery({ api, page }: Pick<PageData, 'api' | 'page'>, id: string) {
  return queryOptions({
    queryKey: ['race', page.locale, id],
    queryFn: async ({ signal }) => (await api('getRace', { params: { id }, signal })).data,
    refetchInterval: ASK_EVERY_MS,
    staleTime: ASK_EVERY_MS,
  })
}
