import { QueryClient } from '@tanstack/react-query'

/**
 * HTTP-05: nothing is retried behind the player's back, nothing refetched on focus, and no order
 * waits for the line to go out at a time that nobody chose.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: 30_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
