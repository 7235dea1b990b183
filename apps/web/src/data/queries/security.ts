import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, Security } from '@touchline/contract'

/** Who can get into the signed-in player's account; forgotten when they sign out. */
export function securityQuery({ api }: { api: ApiClient }) {
  return queryOptions({
    queryKey: ['player', 'security'],
    queryFn: async ({ signal }): Promise<Security> => (await api('getSecurity', { signal })).data,
    staleTime: 0,
  })
}
