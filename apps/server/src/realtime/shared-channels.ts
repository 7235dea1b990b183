import type { RedisLink } from '../redis/open-redis.ts'
import { followStream } from '../redis/follow-stream.ts'
import { ADD_NUMBERED } from '../redis/numbered-stream.ts'
import { lastPosition } from '../redis/last-position.ts'
import type { Publisher } from './publisher.ts'

export type SharedChannelsOptions = {
  readonly redis: RedisLink
  /** Keeps products apart that share a Redis. */
  readonly installation: string
  /** This process' own sockets; undefined: it has none. */
  readonly local: Publisher | undefined
  /** A player's session is over, here or in another process. */
  readonly onLoginEnded: (login: string) => void
  /** Publications of shared channels may have been missed: their followers here must be told. */
  readonly onGap: () => void
  readonly onError: (error: unknown) => void
}

/**
 * Publishes to a player's channel in every process, since nobody knows which holds his sockets. The
 * public channels stay in the process: each feeds them from its own copy of the book.
 */
export type SharedChannels = {
  readonly publisher: Publisher
  /** Tells every process, this one too, that a player's session is over. */
  endLogin(login: string): void
  close(): Promise<void>
}

export const isShared = (channel: string): boolean => channel.startsWith('$private:')

const KEPT_ENTRIES = 10_000

/** What was lost shows as a gap in the numbers, to every process. */
const ADD = `${ADD_NUMBERED}
return add(KEYS[1], KEYS[2], ARGV[1], ARGV[2], 3)`

export function shareChannels(options: SharedChannelsOptions): SharedChannels {
  const { redis, installation, local, onLoginEnded, onGap, onError } = options
  const stream = `touchline:{${installation}}:players:stream`
  const numbers = `touchline:{${installation}}:players:numbers`
  let lost = 0

  const append = async (...fields: readonly string[]): Promise<void> => {
    const skipped = lost
    lost = 0
    try {
      await redis.commands.eval(ADD, 2, numbers, stream, KEPT_ENTRIES, 1 + skipped, ...fields)
    } catch (error) {
      lost += 1 + skipped
      onError(error)
    }
  }
  const stop =
    local === undefined
      ? async () => undefined
      : followStream({
          redis: redis.openReader(),
          key: stream,
          begin: async () => {
            const end = await lastPosition(redis.commands, stream)
            onGap()
            return end
          },
          onEntry: ({ fields }) => {
            const login = fields.get('login_ended')?.toString()
            if (login !== undefined) return onLoginEnded(login)
            const channel = fields.get('channel')?.toString() ?? ''
            return local.publish(channel, JSON.parse(fields.get('data')?.toString() ?? ''))
          },
          onError,
        })

  return {
    publisher: {
      publish: (channel, data, publishOptions) =>
        isShared(channel)
          ? append('channel', channel, 'data', JSON.stringify(data))
          : local?.publish(channel, data, publishOptions),
      position: (channel) => local?.position(channel) ?? { offset: 0, epoch: '' },
      isWanted: (channel) =>
        isShared(channel) || (local !== undefined && (local.isWanted?.(channel) ?? true)),
    },
    endLogin: (login) => void append('login_ended', login),
    close: stop,
  }
}
