import { randomUUID } from 'node:crypto'
import type { DeltaMode } from '../channels/batch-frames.ts'
import type { ChannelRegistry } from '../channels/channel-registry.ts'
import type { ChannelRules } from '../channels/channel-rules.ts'
import type { Channel } from '../channels/channel.ts'
import { Deadline } from '../deadline.ts'
import type { Delivery } from '../delivery.ts'
import { Frame } from '../frame.ts'
import type { HubCounters } from '../hub-counters.ts'
import { countDisconnect } from '../hub-counters.ts'
import type { SessionLimits } from '../hub-options.ts'
import { Outbox } from '../outbox.ts'
import type { Disconnect, Unsubscribe } from '../protocol/codes.ts'
import { disconnects, unsubscribes } from '../protocol/codes.ts'
import { pingMessage, unsubscribeMessage } from '../protocol/replies.ts'
import type { TokenVerifier, VerifiedToken } from '../tokens.ts'
import type { Transport } from '../transport.ts'
import type { ClientInfo } from './client-info.ts'
import { Heartbeat } from './heartbeat.ts'
import type { RecoveryAllowance } from './recovery-allowance.ts'

/** What all sessions of a hub share. */
export type SessionContext = {
  channels: ChannelRegistry
  rules: ChannelRules
  delivery: Delivery
  verify: TokenVerifier
  isLoginOpen: (login: string) => Promise<boolean>
  limits: SessionLimits
  recovery: RecoveryAllowance
  /** Everyone may do everything, see `HubOptions`. */
  insecure: boolean
  /** Names this hub among those behind one address. */
  node: string
  counters: HubCounters
  publish: (channel: string, data: unknown, info: ClientInfo) => void
  /** Runs what the client asks for. */
  commandsOf: (session: Session) => { receive(message: string | Uint8Array): void }
  onClosed: (session: Session) => void
  onError: (error: unknown) => void
}

export type Subscription = {
  readonly channel: Channel
  readonly expiry: Deadline
  /** Made by the connection token instead of a command of the client. */
  readonly fromServer: boolean
  /** Of the subscription token. */
  readonly info: unknown
}

export type Joining = {
  /** Milliseconds since 1970; absent: the subscription never ends. */
  readonly expiresAt?: number | undefined
  readonly delta?: DeltaMode
  readonly joins?: boolean
  readonly info?: unknown
  readonly fromServer?: boolean
}

/** Who a client is let in as. */
export type Admission = Pick<VerifiedToken, 'userId' | 'expiresAt' | 'info'>

/** One frame for all clients. */
const ping = new Frame(pingMessage)

/** One client's connection, from its first byte to its last, over any transport. */
export class Session {
  readonly clientId: string = randomUUID()
  /** Admits the requests by which a client speaks whose transport is one-way. */
  readonly secret: string = randomUUID()
  readonly context: SessionContext
  readonly outbox: Outbox
  readonly subscriptions = new Map<string, Subscription>()
  readonly #transport: Transport
  readonly #commands: ReturnType<SessionContext['commandsOf']>
  readonly #heartbeat: Heartbeat
  /** Until the client is admitted: when it must be; afterwards: when its token ends. */
  readonly #deadline: Deadline
  #userId: string | undefined
  #login: string | undefined
  #info: unknown
  #closed = false

  constructor(transport: Transport, context: SessionContext) {
    const { limits, delivery } = context
    this.context = context
    this.#transport = transport
    this.outbox = new Outbox(transport, {
      maxBytes: limits.maxQueuedBytes,
      onDirty: delivery.outboxDirty,
      onOverflow: () => this.disconnect(disconnects.slow),
    })
    this.#commands = context.commandsOf(this)
    this.#heartbeat = new Heartbeat({
      intervalMs: limits.pingIntervalMs,
      timeoutMs: limits.pongTimeoutMs,
      onPing: () => this.outbox.push(ping),
      onSilence: () => this.disconnect(disconnects.noPong),
    })
    this.#deadline = new Deadline(() =>
      this.disconnect(this.admitted ? disconnects.expired : disconnects.stale),
    )
    this.#deadline.set(Date.now() + limits.connectTimeoutMs)
  }

  get closed(): boolean {
    return this.#closed
  }

  get admitted(): boolean {
    return this.#userId !== undefined
  }

  /** Empty for a visitor who is not signed in. */
  get userId(): string {
    return this.#userId ?? ''
  }

  /** The player's session behind the connection, or the one it wants to be let in by. */
  get login(): string | undefined {
    return this.#login
  }

  infoIn(channel: string): ClientInfo {
    const info = this.subscriptions.get(channel)?.info
    return {
      user: this.userId,
      client: this.clientId,
      ...(this.#info === undefined ? {} : { conn_info: this.#info }),
      ...(info === undefined ? {} : { chan_info: info }),
    }
  }

  get transport(): Transport {
    return this.#transport
  }

  /** Takes one message of the client: commands, as lines of JSON or in protobuf. */
  receive(message: string | Uint8Array): void {
    if (!this.#closed) this.#commands.receive(message)
  }

  send(message: string): void {
    this.outbox.push(new Frame(message))
  }

  pong(): void {
    if (!this.#heartbeat.pong()) this.disconnect(disconnects.badRequest)
  }

  /** While it is asked whether that session goes on, its end ends this connection too. */
  knock(login: string | undefined): void {
    this.#login = login
  }

  admit({ userId, expiresAt, info }: Admission): void {
    if (this.#closed) return
    this.#userId = userId
    this.#info = info
    this.extend(expiresAt)
    this.#heartbeat.start()
  }

  extend(expiresAt: number | undefined): void {
    if (!this.#closed) this.#deadline.set(this.#graceAfter(expiresAt))
  }

  addSubscription(channel: Channel, joining: Joining): void {
    const expiry = new Deadline(() => this.endSubscription(channel.name, unsubscribes.expired))
    expiry.set(this.#graceAfter(joining.expiresAt))
    const { delta, joins, info, fromServer = false } = joining
    this.subscriptions.set(channel.name, { channel, expiry, fromServer, info })
    channel.subscribe(this, delta, joins)
  }

  extendSubscription(name: string, expiresAt: number | undefined): void {
    this.subscriptions.get(name)?.expiry.set(this.#graceAfter(expiresAt))
  }

  /** Ends a subscription from the server's side and tells the client. */
  endSubscription(name: string, reason: Unsubscribe): void {
    if (this.removeSubscription(name)) this.send(unsubscribeMessage(name, reason))
  }

  /** Publications have not come through: the client subscribes again, or comes back as a whole. */
  loseSubscription(name: string): void {
    if (this.subscriptions.get(name)?.fromServer) this.disconnect(disconnects.insufficientState)
    else this.endSubscription(name, unsubscribes.insufficientState)
  }

  removeSubscription(name: string): boolean {
    const subscription = this.subscriptions.get(name)
    if (subscription === undefined) return false
    const { channel, expiry } = subscription
    const info = this.infoIn(name)
    expiry.clear()
    channel.unsubscribe(this)
    channel.announce('leave', info)
    this.context.channels.release(channel)
    return this.subscriptions.delete(name)
  }

  /** Ends the connection for a reason that the client is told. */
  disconnect({ code, reason }: Disconnect): void {
    if (this.#closed) return
    if (code !== disconnects.slow.code) this.outbox.flush()
    countDisconnect(this.context.counters, code)
    this.handleClosed()
    this.#transport.close(code, reason)
  }

  /** The transport is gone, or about to go. */
  handleClosed(): void {
    if (this.#closed) return
    this.#closed = true
    this.outbox.close()
    this.context.delivery.outboxClosed(this.outbox)
    this.#heartbeat.stop()
    this.#deadline.clear()
    for (const name of this.subscriptions.keys()) this.removeSubscription(name)
    this.context.onClosed(this)
  }

  #graceAfter(expiresAt: number | undefined): number | undefined {
    return expiresAt === undefined ? undefined : expiresAt + this.context.limits.expiryGraceMs
  }
}
