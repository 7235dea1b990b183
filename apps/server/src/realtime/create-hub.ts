import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { ChannelRegistry } from './channels/channel-registry.ts'
import { createChannelRules } from './channels/channel-rules.ts'
import type { Channel } from './channels/channel.ts'
import { Delivery } from './delivery.ts'
import { createHttpEndpoint } from './http/http-endpoint.ts'
import { createHubCounters, type HubCounters } from './hub-counters.ts'
import { type HubOptions, registryLimits, sessionLimits, transportLimits } from './hub-options.ts'
import type { Disconnect } from './protocol/codes.ts'
import { disconnects } from './protocol/codes.ts'
import type { Publisher, StreamPosition } from './publisher.ts'
import type { ClientInfo } from './session/client-info.ts'
import { CommandQueue } from './session/command-queue.ts'
import { RecoveryAllowance } from './session/recovery-allowance.ts'
import { Session, type SessionContext } from './session/session.ts'
import { createTokenVerifier } from './tokens.ts'
import type { ClientMessage, Transport } from './transport.ts'
import { isSameOrigin } from './websocket/same-origin.ts'
import { createWebSocketEndpoint } from './websocket/websocket-endpoint.ts'

export type HubMetrics = {
  /** Open connections, admitted or not. */
  sockets: number
  subscriptions: number
  channels: number
  /** Bytes that wait for clients. */
  queuedBytes: number
  /** Publications since the start. */
  publications: number
  /** Connections since the start. */
  connections: number
  /** Connections that the hub ended since the start, by disconnect code. */
  disconnects: ReadonlyMap<number, number>
}

export type Hub = {
  publisher: Publisher
  /** Names it to its clients, who name it in what they say by requests of their own. */
  readonly node: string
  /** What one of those said to another process. */
  receive(message: ClientMessage): void
  /** Serves `/connection/websocket` of this server. */
  attach(server: Server): void
  /** Answers a request for one of `httpTransportPaths`. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** The publications of a channel that are still held, oldest first, and its position. */
  history(channel: string): { publications: readonly string[]; position: StreamPosition }
  /** Ends every connection of the user. By default its clients come back with a new token. */
  disconnectUser(userId: string, reason?: Disconnect): void
  /** Ends every connection that a token of this session opened; its tokens open none any more. */
  endLogin(login: string): void
  /**
   * Publications of these channels have not reached this hub: their subscribers come back, learn that
   * their streams are lost, and read their state again.
   */
  loseStreams(isLost: (channel: string) => boolean): void
  /** The channels with subscribers, and how many each has. */
  followers(): ReadonlyMap<string, number>
  metrics(): HubMetrics
  /**
   * Takes no more connections, and closes the open ones in so many waves with a code on which clients
   * come back: not all of them knock at the others at once.
   */
  drain(waves: number, pause: () => Promise<void>): Promise<void>
  /** Sends what waits, closes every connection with a code on which clients come back. */
  close(): Promise<void>
}

const defaultHistory = { updates: 600, match: 100, private: 100 }
const defaultTickMs = 50
const defaultSharedRecoveryBytes = 16 * 1024 * 1024

function settingsOfSessions(options: HubOptions) {
  return {
    verify: createTokenVerifier(options.tokenSecret),
    isLoginOpen: options.isLoginOpen ?? (async () => true),
    limits: sessionLimits(options),
    recovery: new RecoveryAllowance(options.sharedRecoveryBytes ?? defaultSharedRecoveryBytes),
    insecure: options.insecure ?? false,
    onError: options.onError,
  }
}

/** A push server inside this process that speaks the centrifuge protocol, in JSON and protobuf. */
export function createHub(options: HubOptions): Hub {
  const rules =
    options.channelRules ?? createChannelRules({ ...defaultHistory, ...options.historySize })
  const channels = new ChannelRegistry(rules, registryLimits(options))
  const delivery = new Delivery(options.tickMs ?? defaultTickMs)
  const counters = createHubCounters()
  const sessions = new Set<Session>()
  /** Those that speak by requests of their own, by the secret that these carry. */
  const oneWay = new Map<string, Session>()
  const node = randomUUID()
  let draining = false

  const existing = <Found>(found: Found | undefined, name: string): Found => {
    if (found === undefined) throw new Error(`There is no push channel named "${name}"`)
    return found
  }
  const publish = (name: string, data: unknown, urgent: boolean, info?: ClientInfo): void => {
    const channel = channels.openToPublish(name)
    if (channel === undefined) return
    channel.add(data, info)
    counters.publications += 1
    delivery.published(channel, urgent)
  }
  const publisher: Publisher = {
    publish: (name, data, publishOptions) => publish(name, data, publishOptions?.urgent ?? false),
    position: (name) => existing(channels.position(name), name),
    isWanted: (name) => channels.isWanted(name),
    isOwnerWanted: (userId) => channels.isOwnerWanted(userId),
  }
  const context: SessionContext = {
    channels,
    rules,
    delivery,
    ...settingsOfSessions(options),
    node,
    counters,
    publish: (name, data, info) => publish(name, data, false, info),
    commandsOf: (session) => new CommandQueue(session),
    onClosed(session) {
      sessions.delete(session)
      oneWay.delete(session.secret)
    },
  }
  const openSession = (transport: Transport): Session => {
    const session = new Session(transport, context)
    sessions.add(session)
    if (transport.oneWay) oneWay.set(session.secret, session)
    counters.connections += 1
    return session
  }
  const receive = ({ session, data }: ClientMessage) => oneWay.get(session)?.receive(data)
  const shared = {
    ...transportLimits(options),
    checkOrigin: options.checkOrigin ?? isSameOrigin,
    isFull: () => draining,
    openSession,
  }
  const endpoint = createWebSocketEndpoint(shared)
  const http = createHttpEndpoint({
    ...shared,
    node,
    receive,
    forward: options.forward ?? (async () => false),
    onError: options.onError,
  })

  return {
    publisher,
    node,
    receive,
    attach: (server) => endpoint.attach(server),
    handle: (request, response) => http.handle(request, response),
    history: (name) => historyOf(existing(channels.open(name), name)),
    disconnectUser: (userId, reason = disconnects.forceReconnect) =>
      end(sessions, (session) => session.admitted && session.userId === userId, reason),
    endLogin: (login) => end(sessions, (one) => one.login === login, disconnects.loginEnded),
    loseStreams(isLost) {
      for (const name of channels.names()) if (isLost(name)) channels.drop(name)
      loseSubscriptions(sessions, isLost)
    },
    followers: () => channels.followers(),
    metrics: () => measure(sessions, channels.size, counters),
    drain(waves, pause) {
      draining = true
      return letGo(sessions, waves, pause)
    },
    async close() {
      draining = true
      delivery.flush()
      await letGo(sessions, 1, async () => undefined)
      await endpoint.close()
      delivery.close()
      channels.close()
    },
  }
}

function historyOf(channel: Channel): {
  publications: readonly string[]
  position: StreamPosition
} {
  const publications = channel.heldAfter(0).map(({ json }) => json)
  return { publications, position: channel.position }
}

function end(
  sessions: Iterable<Session>,
  which: (session: Session) => boolean,
  reason: Disconnect,
): void {
  for (const session of sessions) if (which(session)) session.disconnect(reason)
}

function loseSubscriptions(
  sessions: ReadonlySet<Session>,
  isLost: (channel: string) => boolean,
): void {
  for (const session of sessions) {
    const lost = [...session.subscriptions.keys()].filter(isLost)
    for (const name of lost) session.loseSubscription(name)
  }
}

/** Closes them in so many waves; each is sent what waits for it. */
async function letGo(
  sessions: ReadonlySet<Session>,
  waves: number,
  pause: () => Promise<void>,
): Promise<void> {
  const size = Math.ceil(sessions.size / waves)
  while (sessions.size > 0) {
    for (const session of [...sessions].slice(0, size)) session.disconnect(disconnects.shutdown)
    if (sessions.size > 0) await pause()
  }
}

function measure(
  sessions: ReadonlySet<Session>,
  channels: number,
  counters: HubCounters,
): HubMetrics {
  return {
    ...counters,
    sockets: sessions.size,
    subscriptions: sum(sessions, (session) => session.subscriptions.size),
    channels,
    queuedBytes: sum(sessions, (session) => session.outbox.queuedBytes),
  }
}

function sum(sessions: Iterable<Session>, count: (session: Session) => number): number {
  let total = 0
  for (const session of sessions) total += count(session)
  return total
}
