import type { PushEvent } from '@touchline/contract'
import { ChannelFeed, type ChannelFeedOptions } from './channel-feed.ts'
import { ChannelMember, type JoinOptions, type Membership } from './channel-member.ts'
import type { StreamEntry, StreamPosition } from './recent-events.ts'

/** How long a channel that nobody reads stays open: one page may leave it and the next join it. */
const lingerMs = 1_000

/** Begins the names of channels that one player alone may follow. */
export const privatePrefix = '$'

/** Where a snapshot stands in one channel. */
export type ChannelPosition = StreamPosition & { readonly channel: string }

export type ChannelsOptions = Omit<ChannelFeedOptions, 'channel' | 'subscribe' | 'nextOrder'> & {
  subscribe: (
    channel: string,
    since: Parameters<ChannelFeedOptions['subscribe']>[0],
  ) => ReturnType<ChannelFeedOptions['subscribe']>
}

/** The joined channels, each subscribed once however many members it has. */
export class Channels {
  readonly #options: ChannelsOptions
  readonly #feeds = new Map<string, ChannelFeed>()
  readonly #closing = new Map<ChannelFeed, ReturnType<typeof setTimeout>>()
  #heard = 0

  constructor(options: ChannelsOptions) {
    this.#options = options
  }

  join<Data>(channel: string, options: JoinOptions<Data>): Membership {
    const feed = this.#open(channel)
    const member = new ChannelMember(feed, options, this.#options.report)
    feed.add(member)
    member.start()
    return {
      resync: () => member.lose('requested'),
      leave: () => {
        member.stop()
        feed.remove(member)
        if (feed.memberCount === 0) this.#closeSoon(feed)
      },
    }
  }

  /** How many publications were heard on all channels. */
  get heard(): number {
    return this.#heard
  }

  /** See `LiveClient`. */
  newerThan(
    heard: number,
    positions: readonly (ChannelPosition | undefined)[],
  ): readonly PushEvent[] | undefined {
    const entries: StreamEntry[] = []
    for (const [channel, feed] of this.#feeds) {
      const position = positions.find((one) => one?.channel === channel)
      const newer = feed.newerThan(heard, position)
      if (newer === undefined) return undefined
      entries.push(...newer)
    }
    return entries
      .toSorted((a, b) => a.order - b.order)
      .flatMap(({ event }) => (event === null ? [] : [event]))
  }

  resync(): void {
    for (const feed of this.#feeds.values()) feed.lose('requested')
  }

  /** Private channels ask for a new token; all go on where they are. */
  reopen(): void {
    for (const feed of this.#feeds.values()) feed.reopen()
  }

  close(): void {
    for (const feed of this.#feeds.values()) this.#close(feed)
  }

  #open(channel: string): ChannelFeed {
    let feed = this.#feeds.get(channel)
    if (feed === undefined) {
      const { subscribe, ...options } = this.#options
      feed = new ChannelFeed({
        ...options,
        channel,
        subscribe: (since) => subscribe(channel, since),
        nextOrder: () => (this.#heard += 1),
      })
      this.#feeds.set(channel, feed)
    }
    clearTimeout(this.#closing.get(feed))
    this.#closing.delete(feed)
    return feed
  }

  #closeSoon(feed: ChannelFeed): void {
    clearTimeout(this.#closing.get(feed))
    // The next connection may be another player's, who is refused with such a channel still open.
    if (feed.channel.startsWith(privatePrefix)) return this.#close(feed)
    this.#closing.set(
      feed,
      setTimeout(() => this.#close(feed), lingerMs),
    )
  }

  #close(feed: ChannelFeed): void {
    clearTimeout(this.#closing.get(feed))
    this.#closing.delete(feed)
    this.#feeds.delete(feed.channel)
    feed.close()
  }
}
