import { disconnects } from '../protocol/codes.ts'
import type { Publisher, StreamPosition } from '../publisher.ts'
import {
  channelsCommand,
  createCentrifugoApi,
  disconnectCommand,
  publishCommand,
} from './centrifugo-api.ts'
import type { CentrifugoApi, CentrifugoApiOptions } from './centrifugo-api.ts'
import { CommandBatches } from './command-batches.ts'
import { FollowedChannels } from './followed-channels.ts'
import { KnownPositions } from './known-positions.ts'

export type CentrifugoPublisherOptions = CentrifugoApiOptions & {
  /** Milliseconds for which publications are collected into one request. */
  tickMs?: number
  /** Bytes of publications that may wait while Centrifugo does not answer. */
  maxWaitingBytes?: number
  /** The first failed request in a row, which is repeated, or a command that Centrifugo refused. */
  onError: (error: unknown) => void
  /**
   * Centrifugo answers again, and publications of this channel were given up meanwhile, so that its
   * subscribers hold outdated data without a gap in the numbers: publish its whole state again.
   */
  onLost: (channel: string) => void
  /** What to tell the followers of a channel that was told nothing while nobody followed it. */
  missed: unknown
}

export type CentrifugoPublisher = Publisher & {
  /**
   * Ends every connection of a user. Centrifugo knows no sessions: those that go on connect anew.
   */
  disconnectUser(userId: string): void
  /** Sends what waits, once, and stops. */
  close(): Promise<void>
}

const unknownPosition: StreamPosition = { offset: 0, epoch: '' }

/** In a process that does not publish to a channel itself, a position is asked for again. */
const refreshAfterMs = 1_000

/** More than a busy site says in the time that a restart of Centrifugo takes. */
const defaultWaitingBytes = 32 * 1024 * 1024

/** Publishes through a Centrifugo server in place of the embedded hub. */
export function createCentrifugoPublisher(
  options: CentrifugoPublisherOptions,
): CentrifugoPublisher {
  const positions = new KnownPositions()
  const asked = new Set<string>()
  const api = createCentrifugoApi(options)
  const batches = new CommandBatches({
    api,
    tickMs: options.tickMs ?? 50,
    maxWaitingBytes: options.maxWaitingBytes ?? defaultWaitingBytes,
    onError: options.onError,
    onLost: (channel) => {
      if (followed.isWanted(channel)) options.onLost(channel)
    },
    whoFollows: () => followed.refresh(),
    onPosition: (channel, position) => positions.remember(channel, position),
  })
  const ask = async (channel: string) => {
    asked.add(channel)
    await batches.ask(channel)
    asked.delete(channel)
  }

  const followed = new FollowedChannels({
    read: (pattern) => followedChannels(api, pattern),
    onBegun: (channel) =>
      void batches.publish(channel, publishCommand(channel, options.missed), true),
    onError: options.onError,
  })

  return {
    publish(channel, data, publishOptions) {
      const command = publishCommand(channel, data)
      if (!followed.isWanted(channel)) return undefined
      return batches.publish(channel, command, publishOptions?.urgent ?? false)
    },
    isWanted: (channel) => !batches.isLost(channel) && followed.isWanted(channel),
    /**
     * The position of the last answer. Where none is known yet it is asked for, and until it has
     * come clients that join read their snapshot a second time.
     */
    position(channel) {
      followed.asked(channel)
      const known = positions.find(channel)
      const isOld = known === undefined || known.ageMs >= refreshAfterMs
      if (isOld && !asked.has(channel)) void ask(channel)
      // An older position is safe: what the snapshot holds already is told once more.
      return known?.position ?? unknownPosition
    },
    disconnectUser(userId) {
      void batches.order(disconnectCommand(userId, disconnects.loginEnded))
    },
    async close() {
      await Promise.all([followed.close(), batches.close()])
    },
  }
}

async function followedChannels(api: CentrifugoApi, pattern: string): Promise<string[]> {
  const [reply] = await api([channelsCommand(pattern)])
  if (reply?.channels === undefined) {
    throw new Error(`Centrifugo does not list channels: ${reply?.error?.message ?? 'no answer'}`)
  }
  return Object.keys(reply.channels.channels)
}
