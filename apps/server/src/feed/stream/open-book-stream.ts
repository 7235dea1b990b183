import { lastPosition } from '../../redis/last-position.ts'
import type { RedisLink } from '../../redis/open-redis.ts'
import type { Book } from '../book/book.ts'
import type { Feed } from '../feed.ts'
import { createBookFollower } from './book-follower.ts'
import { createFeedCandidate, LEASE_MS } from './feed-candidate.ts'
import type { FeedCandidate } from './feed-candidate.ts'
import { createLeaseKeeper } from './lease-keeper.ts'
import type { Timer } from './provider-watch.ts'
import { withoutModel } from '../joint-price.ts'
import type { JointPricer } from '../joint-price.ts'
import { answerOverRedis, askOverRedis } from './joint-exchange.ts'
import { createSnapshotStore } from './snapshot-store.ts'
import { createSnapshotWriter } from './snapshot-writer.ts'
import { streamKeys } from './stream-keys.ts'
import { createStreamWriter } from './stream-writer.ts'

export type BookStreamOptions = {
  readonly redis: RedisLink
  /** Keeps products apart that share a Redis. */
  readonly installation: string
  readonly book: Book
  /** What this process runs when no other does; undefined: it only follows. */
  readonly feed: Feed | undefined
  readonly now: () => number
  readonly after: Timer
  /** Milliseconds after which a feed that does not report counts as dead. */
  readonly leaseMs: number | undefined
  /** Milliseconds after which one that does not move gives the feed up; by default a quarter minute. */
  readonly silentMs?: number | undefined
  readonly onLead: () => void
  readonly onFollow: () => void
  readonly onError: (error: unknown) => void
}

/** One book in several processes: each follows the stream, one of them writes it. */
export type BookStream = {
  /**
   * Resolves when the book is filled; a process without a feed does not wait for that.
   * @throws FeedFailed when this process' feed cannot start
   */
  start(): Promise<void>
  readonly filled: Promise<void>
  /** Asks whichever process runs the feed. */
  readonly priceTogether: JointPricer
  stop(): Promise<void>
}

export function openBookStream(options: BookStreamOptions): BookStream {
  const { redis, book, feed, now, after, onLead, onFollow, onError } = options
  const { leaseMs = LEASE_MS } = options
  const keys = streamKeys(options.installation)
  const writes = feed === undefined ? undefined : redis.openWriter()
  const store = createSnapshotStore(writes ?? redis.commands, keys)
  let candidate: FeedCandidate | undefined
  const follower = createBookFollower({
    book,
    redis: redis.openReader(),
    streamKey: keys.stream,
    snapshots: store,
    end: () => lastPosition(redis.commands, keys.stream),
    now,
    after,
    onGap: () => candidate?.stepDown(new Error('This process lost entries of the book stream')),
    onError,
  })
  let stopAnswering: () => Promise<void> = async () => undefined
  const startAnswering = (pricer: JointPricer) => {
    const reader = redis.openReader()
    stopAnswering = answerOverRedis({ reader, commands: redis.commands, keys, pricer, onError })
  }
  if (feed !== undefined && writes !== undefined) {
    candidate = createFeedCandidate({
      feed,
      keeper: createLeaseKeeper(redis.url, keys, leaseMs, options.silentMs),
      writer: createStreamWriter(writes, keys),
      snapshotsOf: (term) => createSnapshotWriter({ term, book, stream: follower, store }),
      after,
      onLead,
      onFollow,
      onRunning: () => startAnswering(feed.priceTogether ?? withoutModel),
      onEnding: () => void stopAnswering(),
      onError,
    })
  }
  return {
    async start() {
      // One that cannot be had now comes back by itself.
      await writes?.connect().catch(() => undefined)
      follower.start()
      if (candidate === undefined) return
      await candidate.start()
      await follower.catchUp()
      await follower.filled
    },
    filled: follower.filled,
    priceTogether: askOverRedis(redis.commands, keys),
    async stop() {
      await candidate?.stop()
      await stopAnswering()
      await follower.stop()
    },
  }
}
