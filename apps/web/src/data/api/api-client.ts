import { createApiClient as createClient, type ClientOptions } from '@touchline/contract'

import { playerHeader } from './player-header.ts'

export type PageClientOptions = ClientOptions & {
  /** Who the page shows as signed in. */
  playerId?: () => string | undefined
}

/** The client with every schema that it reads and writes with. No part of the first view. */
export async function createApiClient({ playerId, headers, ...others }: PageClientOptions) {
  const ofPlayer = (call: string) => playerHeader(call, playerId?.())
  if (typeof window === 'undefined' || window.parent === window.self) {
    return createClient({
      ...others,
      headers: (call) => ({ ...headers?.(call), ...ofPlayer(call) }),
    })
  }
  return (await import('./framed-client.ts')).createFramedClient({ ...others, headers: ofPlayer })
}
