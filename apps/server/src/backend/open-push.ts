import type { Server } from 'node:http'
import { encodePushEvent } from '@touchline/contract'
import { createCentrifugoPublisher } from '../realtime/centrifugo/centrifugo-publisher.ts'
import { createHub } from '../realtime/create-hub.ts'
import type { Hub } from '../realtime/create-hub.ts'
import type { Publisher } from '../realtime/publisher.ts'
import { openForwardedMessages } from '../realtime/forwarded-messages.ts'
import { createTokenIssuer } from '../realtime/tokens.ts'
import { isShared, shareChannels } from '../realtime/shared-channels.ts'
import type { TokenIssuer } from '../realtime/tokens.ts'
import { isSameOrigin } from '../realtime/websocket/same-origin.ts'
import type { EndedSession } from '../modules/sessions/session-repository.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { CentrifugoSettings, Settings } from '../settings/settings.ts'
import type { SharedLink } from './shared-link.ts'

export type Push = {
  readonly publisher: Publisher
  readonly tokens: TokenIssuer
  /** Undefined when a Centrifugo server does the work. */
  readonly hub: Hub | undefined
  sockets(): number
  /** Closes the sockets that a player's session opened, in every process. */
  endLogin(session: EndedSession): void
  /** Serves the sockets of a listening server. */
  attach(server: Server): void
  /** Lets go of the sockets step by step, and takes no more. */
  drain: Hub['drain']
  close(): Promise<void>
}

export type PushOptions = {
  readonly settings: Settings
  readonly secret: string
  readonly reporter: Reporter
  /** Origins whose pages may open a socket beside the site's own, as they are at the moment. */
  readonly embedOrigins: () => readonly string[]
  /** Publications of this public channel were lost without a trace for its followers. */
  readonly onLost: (channel: string) => void
  /** Bytes of publications that wait for a Centrifugo server; undefined: the default. */
  readonly queueBytes: number | undefined
  /** Whether a player's session goes on. */
  readonly isLoginOpen: (login: string) => Promise<boolean>
  /** Set when other processes hold sockets too. */
  readonly shared: SharedLink | undefined
}

/** The embedded hub, or the Centrifugo server that the settings name. */
export function openPush(options: PushOptions): Push {
  const { settings, secret } = options
  const tokens = createTokenIssuer(secret)
  return settings.centrifugo === undefined
    ? embeddedPush(options, tokens)
    : centrifugoPush(options, settings.centrifugo, tokens)
}

function centrifugoPush(
  { reporter, onLost, queueBytes }: PushOptions,
  { apiUrl, apiKey }: CentrifugoSettings,
  tokens: TokenIssuer,
): Push {
  const onError = (error: unknown) => reporter.report(error, { task: 'push' })
  const missed = encodePushEvent({ type: 'events_missed' })
  const publisher = createCentrifugoPublisher({
    url: apiUrl,
    key: apiKey,
    ...(queueBytes === undefined ? {} : { maxWaitingBytes: queueBytes }),
    onError,
    // A player's state is his alone to read.
    onLost: (channel) =>
      isShared(channel) ? void publisher.publish(channel, missed) : onLost(channel),
    missed,
  })
  return {
    publisher,
    tokens,
    hub: undefined,
    sockets: () => 0,
    endLogin: ({ playerId }) => publisher.disconnectUser(String(playerId)),
    attach: () => undefined,
    drain: async () => undefined,
    close: () => publisher.close(),
  }
}

function embeddedPush(options: PushOptions, tokens: TokenIssuer): Push {
  const { embedOrigins, secret, reporter, shared, isLoginOpen } = options
  const onError = (error: unknown) => reporter.report(error, { task: 'push' })
  const hub = createHub({
    tokenSecret: secret,
    isLoginOpen,
    onError,
    forward: async (node, message) => (await forwarded?.send(node, message)) ?? false,
    checkOrigin: (origin, host) =>
      isSameOrigin(origin, host) || (origin !== undefined && embedOrigins().includes(origin)),
  })
  const forwarded =
    shared &&
    openForwardedMessages({
      ...shared,
      node: hub.node,
      onMessage: (message) => hub.receive(message),
      onError,
    })
  const channels =
    shared &&
    shareChannels({
      ...shared,
      local: hub.publisher,
      onLoginEnded: (login) => hub.endLogin(login),
      onGap: () => hub.loseStreams(isShared),
      onError,
    })
  return {
    publisher: channels?.publisher ?? hub.publisher,
    tokens,
    hub,
    sockets: () => hub.metrics().sockets,
    endLogin: ({ id }) => (channels ?? hub).endLogin(id),
    attach: (server) => hub.attach(server),
    drain: (waves, pause) => hub.drain(waves, pause),
    async close() {
      forwarded?.close()
      await channels?.close()
      await hub.close()
    },
  }
}
