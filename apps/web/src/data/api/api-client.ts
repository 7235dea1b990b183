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
  shown?: () => {
    /** Hears the server's clock. */
    readonly page: KnownClock
    readonly session: { readonly getState: () => ShownSession }
  }
}

/** What the page shows of who is signed in. */
export type ShownSession = {
  readonly profile: { readonly id: string } | null
  /** They were signed out without their wish. */
  readonly hasEnded?: boolean
  /** They could not be read. */
  readonly isMissing: boolean
}

/** The client with every schema that it reads and writes with. No part of the first view. */
export async function createApiClient(options: PageClientOptions) {
  const { shown, headers, ...rest } = options
  const others = { ...rest, fetch: calledOff(timedFetch(rest.fetch, shown), shown) }
  const ofPlayer = (call: Call) => playerHeader(call, shown?.().session.getState().profile?.id)
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
function calledOff(fetch: FetchLike, shown: PageClientOptions['shown']): FetchLike {
  if (shown === undefined) return fetch
  return async (url, init) => {
    const { 'X-Player': playerId } = init.headers
    const answer = fetch(url, init)
    await answer.catch(() => undefined)
    if (playerId !== undefined && hasGone(shown().session.getState(), playerId)) {
      throw new DOMException('The player has gone', 'AbortError')
    }
    return answer
  }
}

/** Not who has only to sign in again, or cannot be read for now. */
function hasGone({ profile, hasEnded, isMissing }: ShownSession, playerId: string): boolean {
  return profile?.id !== playerId && hasEnded !== true && !isMissing
}

function timedFetch(fetch: FetchLike, shown: PageClientOptions['shown']): FetchLike {
  if (shown === undefined || import.meta.env.SSR) return fetch
  return async (url, init) => {
    const sentAt = Date.now()
    const answer = await fetch(url, init)
    hearServerClock(shown().page, sentAt, answer.headers?.get('date') ?? null)
    return answer
  }
}
