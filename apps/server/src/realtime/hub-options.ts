import type { RegistryLimits } from './channels/channel-registry.ts'
import type { ChannelRules } from './channels/channel-rules.ts'
import type { ClientMessage } from './transport.ts'

export type HubOptions = {
  /** Secret of the HS256 tokens, shared with `createTokenIssuer`. */
  tokenSecret: string
  /** Told of failures that no client is to blame for. */
  onError: (error: unknown) => void
  /** Publications kept per channel for clients that come back. */
  historySize?: { updates?: number; match?: number; private?: number }
  /** Milliseconds after which an unused channel is dropped with its history. */
  historyTtlMs?: number
  /** Channels without a subscriber that are kept with their history, whatever strangers ask for. */
  maxIdleChannels?: number
  /** Milliseconds for which publications are collected before they are sent. */
  tickMs?: number
  pingIntervalMs?: number
  pongTimeoutMs?: number
  /** Milliseconds that a new socket has to send a valid connect command. */
  connectTimeoutMs?: number
  /** Milliseconds after the end of a token in which the client may still renew it. */
  expiryGraceMs?: number
  /** Bytes that may wait for one client before it is closed as slow. */
  maxQueuedBytes?: number
  /** Bytes of missed publications that every client gets when it comes back. */
  maxRecoveryBytes?: number
  /** Bytes a second that those who missed more get, all of them together. */
  sharedRecoveryBytes?: number
  maxChannelsPerClient?: number
  /** Commands of one client that may wait for their turn. */
  maxWaitingCommands?: number
  /** Commands of one client at once after a silence, and those of each second after that. */
  commandBurst?: number
  commandsPerSecond?: number
  /** Milliseconds that a connection has to take what it is told at its end. */
  closeTimeoutMs?: number
  /** Bytes of one message from a client. */
  maxMessageBytes?: number
  /** Whether a page of this origin may connect; by default only one of the same host. */
  checkOrigin?: OriginCheck
  /**
   * Takes what a client of another hub says; resolves whether that hub is there. Without it a client
   * starts over whose request has come to the wrong process.
   */
  forward?: ForwardMessage
  /**
   * Whether the session that a token was issued to goes on. By default every one does.
   * @throws where it cannot be known now
   */
  isLoginOpen?: (login: string) => Promise<boolean>
  /** Replaces the channels of the product. */
  channelRules?: ChannelRules
  /**
   * Clients need no token and may use every channel in every way. For tests of clients; the product
   * never sets it.
   */
  insecure?: boolean
}

/** @throws when nobody can say */
export type ForwardMessage = (node: string, message: ClientMessage) => Promise<boolean>

/** @param origin undefined when the client is no browser */
export type OriginCheck = (origin: string | undefined, host: string | undefined) => boolean

/** The part of the options that a session needs, with all values present. */
export type SessionLimits = {
  pingIntervalMs: number
  pongTimeoutMs: number
  connectTimeoutMs: number
  expiryGraceMs: number
  maxQueuedBytes: number
  maxRecoveryBytes: number
  maxChannelsPerClient: number
  maxWaitingCommands: number
  commandBurst: number
  commandsPerSecond: number
}

export function sessionLimits(options: HubOptions): SessionLimits {
  return {
    pingIntervalMs: options.pingIntervalMs ?? 25_000,
    pongTimeoutMs: options.pongTimeoutMs ?? 10_000,
    connectTimeoutMs: options.connectTimeoutMs ?? 10_000,
    expiryGraceMs: options.expiryGraceMs ?? 25_000,
    maxQueuedBytes: options.maxQueuedBytes ?? 1024 * 1024,
    maxRecoveryBytes: options.maxRecoveryBytes ?? 256 * 1024,
    maxChannelsPerClient: options.maxChannelsPerClient ?? 128,
    maxWaitingCommands: options.maxWaitingCommands ?? 512,
    // A page that comes back subscribes to all it shows at once.
    commandBurst: options.commandBurst ?? 512,
    commandsPerSecond: options.commandsPerSecond ?? 20,
  }
}

export function registryLimits(options: HubOptions): RegistryLimits {
  return {
    idleMs: options.historyTtlMs ?? 5 * 60_000,
    maxIdle: options.maxIdleChannels ?? 5_000,
    // A few minutes of what all streams say when everybody looks at something else, whatever strangers follow.
    historyBytes: 8 * 1024 * 1024,
  }
}

/** The part of the options that the transports need. */
export function transportLimits(options: HubOptions): {
  maxMessageBytes: number
  closeTimeoutMs: number
} {
  return {
    maxMessageBytes: options.maxMessageBytes ?? 64 * 1024,
    closeTimeoutMs: options.closeTimeoutMs ?? 2_000,
  }
}
