import type { PushEvent } from '@touchline/contract'
import {
  Centrifuge,
  UnauthorizedError,
  type ErrorContext,
  type Options,
  type TransportEndpoint,
} from 'centrifuge'
import type { JoinOptions, Membership } from './channel-member.ts'
import { Channels, privatePrefix, type ChannelPosition } from './channels.ts'
import { createConnectionStore, type ConnectionStore } from './connection-store.ts'
import { delays } from './delays.ts'
import type { Reporter } from './live-report.ts'
import type { StreamPosition } from './recent-events.ts'
import { pushEndpoints } from './transports.ts'

export type AuthStatus = 'unknown' | 'pending' | 'logged_in' | 'not_logged_in'

export type LiveClientOptions = {
  /** Address of the WebSocket endpoint, beside which the other transports are. */
  url: string
  /**
   * Asked whenever a new token is needed. Empty, or an error with status 401 or 403, ends the
   * connection; any other error is tried again.
   */
  getConnectionToken: () => Promise<string>
  /** The same for one private channel. */
  getChannelToken?: (channel: string) => Promise<string>
  onReport: Reporter
  /** Ways to connect, tried in their order, in place of those beside `url`. */
  transports?: readonly TransportEndpoint[]
  /** Asks for publications as differences to the one before. */
  delta?: boolean
  WebSocket?: typeof globalThis.WebSocket
}

export type LiveClient = {
  connection: ConnectionStore
  connect(): void
  disconnect(): void
  /** Connects anew, with a new token, when the player signs in, signs out or is another one. */
  setAuth(status: AuthStatus, userId?: string): void
  /** Follows a channel until the membership is left. */
  joinChannel<Data>(channel: string, options: JoinOptions<Data>): Membership
  /** How many events were heard so far; to be asked before a snapshot is. */
  heard(): number
  /**
   * What a snapshot may lack, oldest first: what came after its positions and, on other channels that
   * are followed, since it was asked for. undefined: it is so old that a part of that is not held any
   * more.
   * @param heard what `heard` said when the snapshot was asked for
   */
  newerThan(
    heard: number,
    positions: readonly (ChannelPosition | undefined)[],
  ): readonly PushEvent[] | undefined
  /** Reads every channel's snapshot anew. */
  resync(): void
  /** Leaves all channels and disconnects. */
  close(): void
}

/** The server waited in vain for a first word: a page that a phone put to sleep refuses nothing. */
const unheard = 3502

/** The token is none of the server's: its secret is another one since, perhaps. */
const invalidToken = 3500
/** After which a token that is refused is asked for anew, once; a younger one ends the connection. */
const youngMs = 60_000

/** The connection to the push server. It does nothing before `connect`. */
export function createLiveClient(options: LiveClientOptions): LiveClient {
  const { onReport } = options
  const connection = createConnectionStore()
  const endpoints = pushEndpoints(options.url)
  const centrifuge = new Centrifuge([...(options.transports ?? endpoints.transports)], {
    ...clientOptions(options),
    getToken: () => {
      askedAt = performance.now()
      return orUnauthorized(options.getConnectionToken)
    },
    emulationEndpoint: endpoints.emulationEndpoint,
  })
  let askedAt = 0
  watch(centrifuge, connection, onReport)
  centrifuge.on('disconnected', ({ code, reason }) => {
    const isRefused = code === invalidToken
    if (isRefused) {
      centrifuge.setToken('')
      channels.reopen()
    }
    const isTriedAnew = code === unheard || (isRefused && performance.now() - askedAt >= youngMs)
    if (isTriedAnew) centrifuge.connect()
    else if (code !== 0) onReport({ kind: 'refused', code, reason })
  })
  const unknownTypes = new Set<string>()
  const channels = new Channels({
    report: onReport,
    reportUnknown(channel, eventType) {
      if (unknownTypes.has(eventType)) return
      unknownTypes.add(eventType)
      onReport({ kind: 'unknown-event', channel, eventType })
    },
    subscribe(channel, since) {
      return centrifuge.newSubscription(channel, subscriptionOptions(channel, since, options))
    },
    unsubscribe(subscription) {
      subscription.unsubscribe()
      centrifuge.removeSubscription(subscription)
    },
  })
  const identity = new Identity()
  let wanted = false

  const connect = () => {
    wanted = true
    centrifuge.connect()
  }
  const disconnect = () => {
    wanted = false
    centrifuge.disconnect()
  }

  return {
    connection,
    connect,
    disconnect,
    setAuth(status, userId) {
      if (!identity.changes(status, userId) || !wanted) return
      centrifuge.disconnect()
      centrifuge.setToken('')
      centrifuge.connect()
    },
    joinChannel: (channel, joinOptions) => channels.join(channel, joinOptions),
    heard: () => channels.heard,
    newerThan: (heard, positions) => channels.newerThan(heard, positions),
    resync: () => channels.resync(),
    close() {
      channels.close()
      disconnect()
    },
  }
}

function clientOptions(options: LiveClientOptions): Partial<Options> {
  const { minReconnectDelay, maxReconnectDelay, timeout, maxServerPingDelay } = delays
  return {
    minReconnectDelay,
    maxReconnectDelay,
    timeout,
    maxServerPingDelay,
    ...(options.WebSocket ? { websocket: options.WebSocket } : {}),
  }
}

function subscriptionOptions(
  channel: string,
  since: StreamPosition | undefined,
  { delta, getChannelToken, onReport }: LiveClientOptions,
) {
  const isPrivate = channel.startsWith(privatePrefix)
  if (isPrivate && !getChannelToken) onReport({ kind: 'missing-auth-handler', channel })
  return {
    recoverable: true,
    minResubscribeDelay: delays.minResubscribeDelay,
    maxResubscribeDelay: delays.maxResubscribeDelay,
    ...(since ? { since } : {}),
    ...(delta ? { delta: 'fossil' as const } : {}),
    ...(isPrivate && getChannelToken
      ? { getToken: () => orUnauthorized(() => getChannelToken(channel)) }
      : {}),
  }
}

function watch(
  centrifuge: Centrifuge,
  connection: ReturnType<typeof createConnectionStore>,
  report: Reporter,
): void {
  let everConnected = false
  centrifuge.on('connected', () => (everConnected = true))
  centrifuge.on('state', ({ newState }) => connection.set(newState))
  centrifuge.on('error', (context) => reportError(context, everConnected, report))
}

const ownClosing = 11
const tokenErrorTypes = new Set(['connectToken', 'refreshToken'])

/** A lost connection is part of life; one that never came about is not. */
function reportError({ type, error }: ErrorContext, everConnected: boolean, report: Reporter) {
  const { code, message } = error
  // The page itself went on to another connection, for whoever has come meanwhile.
  if (code === ownClosing) return
  if (tokenErrorTypes.has(type)) report({ kind: 'token-failure', channel: null, message })
  else if (!everConnected) report({ kind: 'pre-connect-failure', code, message })
}

/** Who the connection speaks for; unsettled states in between count as who it was. */
class Identity {
  #current: string | undefined

  /** @returns whether the connection speaks for somebody else now */
  changes(status: AuthStatus, userId = ''): boolean {
    if (status === 'unknown' || status === 'pending') return false
    const next = status === 'logged_in' ? `user ${userId}` : 'visitor'
    const before = this.#current ?? 'visitor'
    this.#current = next
    return next !== before
  }
}

/**
 * Calls for a token. A refusal (an error with status 401 or 403) ends the connection instead of
 * being tried again.
 */
async function orUnauthorized(getToken: () => Promise<string>): Promise<string> {
  try {
    return await getToken()
  } catch (error) {
    if (isRefusal(error)) throw new UnauthorizedError('the token was refused')
    throw error
  }
}

function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false
  return error.status === 401 || error.status === 403
}
