import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, UserLimit } from '@touchline/contract'

/** The signed-in player's own limits; forgotten when they sign out. */
export function limitsQuery({ api }: { api: ApiClient }) {
  return queryOptions({
    queryKey: ['player', 'limits'],
    queryFn: async ({ signal }): Promise<readonly UserLimit[]> =>
      (await api('listLimits', { signal })).data,
    staleTime: 10_000,
  })
}

/** The rails that the player set for themselves. */
export function guardRailsQuery({ api }: { api: ApiClient }) {
  return queryOptions({
    queryKey: ['player', 'guard-rails'],
    queryFn: async ({ signal }) => (await api('getGuardRails', { signal })).data,
    staleTime: 10_000,
  })
}
