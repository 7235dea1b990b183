import { createApiClient as createClient, type ClientOptions } from '@touchline/contract'

/** The client with every schema that it reads and writes with. No part of the first view. */
export async function createApiClient(options: ClientOptions) {
  if (typeof window === 'undefined' || window.parent === window.self) return createClient(options)
  return (await import('./framed-client.ts')).createFramedClient(options)
}
