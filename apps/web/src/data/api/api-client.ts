import {
  createApiClient as createClient,
  type ApiClient,
  type Call,
  type CallInput,
  type CallName,
  type ClientOptions,
  type FetchLike,
} from '@touchline/contract'

import { hearServerClock } from '../../base/clock/hear-server-clock.ts'
import type { KnownClock } from '../../base/clock/clock-skew.ts'
import { barredBy, isUnauthorized } from './is-unauthorized.ts'

export type PageClientOptions = ClientOptions & {
  /** Who the page shows as signed in. */
  playerId?: () => string | undefined
  /** Whether a player whom the page has shown has gone, and comes back to nothing of it. */
  hasGone?: (playerId: string) => boolean
  /** Hears the server's clock. */
  page?: () => KnownClock
}

/** The client with every schema that it reads and writes with. No part of the first view. */
export async function createApiClient(options: PageClientOptions) {
  const { playerId, hasGone, headers, page, ...rest } = options
  const others = { ...rest, fetch: calledOff(timedFetch(rest.fetch, page), hasGone) }
  const ofPlayer = (call: Call) => playerHeader(call, playerId?.())
  if (typeof window === 'undefined' || window.parent === window.self) {
    const client = createClient({
      ...others,
      headers: (call) => ({ ...headers?.(call), ...ofPlayer(call) }),
    })
    return import.meta.env.SSR ? client : notingWhy(client)
  }
  const { createFramedClient } = await import('./framed-client.ts')
  return notingWhy(createFramedClient({ ...others, headers: ofPlayer }))
}

/** A 401 with a code comes of a rule, which refuses a sign-in too. */
function notingWhy(client: ApiClient): ApiClient {
  return async <Name extends CallName>(name: Name, input?: CallInput<Name>) => {
    try {
      const answer = await client(name, input)
      if (name === 'getPlayer') barredBy.setState(() => null)
      return answer
    } catch (error) {
      if (isUnauthorized(error) && error.code !== null) {
        barredBy.setState(() => error.localizedMessage)
      }
      throw error
    }
  }
}

/** What a page asks or tells by itself of whoever is there. */
const OF_WHOEVER_IS_THERE: ReadonlySet<string> = new Set<CallName>([
  'authorizeChannels',
  'findSlipJackpots',
  'getMaxStake',
  'listSlipBonuses',
  'startSportsbookSession',
  'trackActivity',
])

/**
 * Says with what changes something of a player who the page shows as signed in. The cookie of the
 * session may be another player's by now: of a tab that slept, or where tabs cannot tell each other.
 */
function playerHeader(
  { name, method, access }: Call,
  playerId: string | undefined,
): Record<string, string> {
  const isChange = access === 'player' && method !== 'GET' && !OF_WHOEVER_IS_THERE.has(name)
  return isChange && playerId !== undefined ? { 'X-Player': playerId } : {}
}

/** What was on its way as its player went is as if it had been called off: the next one hears nothing of it. */
function calledOff(fetch: FetchLike, hasGone: PageClientOptions['hasGone']): FetchLike {
  if (hasGone === undefined) return fetch
  return async (url, init) => {
    const { 'X-Player': playerId } = init.headers
    const check = () => {
      if (playerId === undefined || !hasGone(playerId)) return
      throw new DOMException('The player has gone', 'AbortError')
    }
    try {
      const answer = await fetch(url, init)
      check()
      return answer
    } catch (error) {
      check()
      throw error
    }
  }
}

function timedFetch(fetch: FetchLike, page: PageClientOptions['page']): FetchLike {
  if (page === undefined || import.meta.env.SSR) return fetch
  return async (url, init) => {
    const sentAt = Date.now()
    const answer = await fetch(url, init)
    hearServerClock(page(), sentAt, answer.headers?.get('date') ?? null)
    return answer
  }
}
