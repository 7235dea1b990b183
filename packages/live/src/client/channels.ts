import { ChannelFeed, type ChannelFeedOptions } from './channel-feed.ts'
import { ChannelMember, type JoinOptions, type Membership } from './channel-member.ts'

/** How long a channel that nobody reads stays open: one page may leave it and the next join it. */
const lingerMs = 1_000

export type ChannelsOptions = Omit<ChannelFeedOptions, 'channel' | 'subscribe'> & {
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

  resync(): void {
    for (const feed of this.#feeds.values()) feed.lose('requested')
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
      })
      this.#feeds.set(channel, feed)
    }
    clearTimeout(this.#closing.get(feed))
    this.#closing.delete(feed)
    return feed
  }

  #closeSoon(feed: ChannelFeed): void {
    clearTimeout(this.#closing.get(feed))
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
