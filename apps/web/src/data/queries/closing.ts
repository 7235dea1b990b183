import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@touchline/contract'

/** What stands between the player and the end of the account; read anew each time it is asked for. */
export function closingQuery({ api }: { api: ApiClient }) {
  return queryOptions({
    queryKey: ['player', 'closing'],
    queryFn: async ({ signal }) => (await api('getClosing', { signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
}
