import { ApiError, type ApiClient, type CallInput, type CallName } from '@touchline/contract'

import type { PageClientOptions } from './api-client.ts'

/**
 * A client whose code comes with the first call: a page that the server rendered has its data. Where
 * its file cannot be had, calls fail as they do without a connection, and the next one asks again.
 */
export function createLateApiClient(
  options: PageClientOptions,
  load: () => Promise<{
    createApiClient: (made: PageClientOptions) => ApiClient | Promise<ApiClient>
  }> = () => import('./api-client.ts'),
): ApiClient {
  let fetching: Promise<ApiClient> | null = null

  /** What a page asks for when it has been taken over lets the rest of it be told first. */
  async function fetchAfterEffects(): Promise<ApiClient> {
    await Promise.resolve()
    const { createApiClient } = await load()
    return createApiClient(options)
  }

  async function fetchClient(name: string): Promise<ApiClient> {
    fetching ??= fetchAfterEffects()
    try {
      return await fetching
    } catch (error) {
      fetching = null
      throw new ApiError(name, 'no_answer', NO_CONNECTION, error)
    }
  }

  return async <Name extends CallName>(name: Name, input?: CallInput<Name>) =>
    (await fetchClient(name))(name, input)
}

const NO_CONNECTION = {
  status: 0,
  code: null,
  messageKey: 'error.connection.description',
  localizedMessage: null,
  details: null,
  errorsByBet: null,
}
