import type { Publisher, StreamPosition } from '../publisher.ts'
import {
  channelsCommand,
  createCentrifugoApi,
  positionCommand,
  publishCommand,
} from './centrifugo-api.ts'
import type { CentrifugoApi, CentrifugoApiOptions } from './centrifugo-api.ts'
import { CommandBatches } from './command-batches.ts'
import { FollowedChannels } from './followed-channels.ts'

export type CentrifugoPublisherOptions = CentrifugoApiOptions & {
  /** Milliseconds for which publications are collected into one request. */
  tickMs?: number
  /** Publications that may wait while Centrifugo does not answer. */
  maxWaiting?: number
  /** A failed request, which is repeated, or a command that Centrifugo refused. */
  onError: (error: unknown) => void
  /**
   * Publications of these channels were given up, so their subscribers hold outdated data without
   * a gap in the numbers: publish their whole state again.
   */
  onLost: (channels: ReadonlySet<string>) => void
  /** What to tell the followers of a channel that was told nothing while nobody followed it. */
  missed: unknown
}

export type CentrifugoPublisher = Publisher & {
  /** Sends what waits, once, and stops. */
  close(): Promise<void>
}

const unknownPosition: StreamPosition = { offset: 0, epoch: '' }

/** In a process that does not publish to a channel itself, a position is asked for again. */
const refreshAfterMs = 1_000
/** An older one may lie before what Centrifugo still holds. */
const forgetAfterMs = 30_000

/** Publishes through a Centrifugo server in place of the embedded hub. */
export function createCentrifugoPublisher(
  options: CentrifugoPublisherOptions,
): CentrifugoPublisher {
  const positions = new Map<string, { position: StreamPosition; readAt: number }>()
  const asked = new Set<string>()
  const api = createCentrifugoApi(options)
  const batches = new CommandBatches({
    api,
    tickMs: options.tickMs ?? 50,
    maxWaiting: options.maxWaiting ?? 50_000,
    onError: options.onError,
    onLost: options.onLost,
    onPosition: (channel, position) => {
      positions.set(channel, { position, readAt: Date.now() })
    },
  })
  const ask = async (channel: string) => {
    asked.add(channel)
    await batches.add(channel, positionCommand(channel), true)
    asked.delete(channel)
  }

  const followed = new FollowedChannels({
    read: (pattern) => followedChannels(api, pattern),
    onBegun: (channel) => void batches.add(channel, publishCommand(channel, options.missed), true),
    onError: options.onError,
  })

  return {
    publish(channel, data, publishOptions) {
      const command = publishCommand(channel, data)
      if (!followed.isWanted(channel)) return undefined
      return batches.add(channel, command, publishOptions?.urgent ?? false)
    },
    isWanted: (channel) => followed.isWanted(channel),
    /**
     * The position of the last answer. Where none is known yet it is asked for, and until it has
     * come clients that join read their snapshot a second time.
     */
    position(channel) {
      followed.asked(channel)
      const known = positions.get(channel)
      const age = known === undefined ? Infinity : Date.now() - known.readAt
      if (age >= refreshAfterMs && !asked.has(channel)) void ask(channel)
      // An older position is safe: what the snapshot holds already is told once more.
      return known === undefined || age >= forgetAfterMs ? unknownPosition : known.position
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
