import { createApiClient } from '@touchline/contract'
import type { ApiClient } from '@touchline/contract'

/** Calls of one client of the API, which keeps its session cookie as a browser does. */
export function openCaller(url: string): ApiClient {
  const cookies = new Map<string, string>()
  return createApiClient({
    bases: { platform: `${url}/api/platform`, sportsbook: `${url}/api/sportsbook`, frontend: url },
    language: () => 'en',
    headers: () => ({ Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
    fetch: async (address, init) => {
      const response = await fetch(address, init)
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const split = pair.indexOf('=')
        cookies.set(pair.slice(0, split), pair.slice(split + 1))
      }
      return response
    },
  })
}
