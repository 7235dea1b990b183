import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { lastPosition } from '../../../redis/last-position.ts'
import { openRedis } from '../../../redis/open-redis.ts'
import type { RedisLink } from '../../../redis/open-redis.ts'
import { createTestReporter } from '../../../reporting/testing/test-reporter.ts'
import { createBook } from '../../book/create-book.ts'
import type { Book } from '../../book/book.ts'
import { createBookFollower } from '../book-follower.ts'
import type { BookFollower } from '../book-follower.ts'
import { createFeedLease } from '../feed-lease.ts'
import type { FeedLease } from '../feed-lease.ts'
import { createSnapshotStore } from '../snapshot-store.ts'
import type { SnapshotStore } from '../snapshot-store.ts'
import { streamKeys } from '../stream-keys.ts'
import type { StreamKeys } from '../stream-keys.ts'
import { createStreamWriter } from '../stream-writer.ts'
import type { StreamWriter } from '../stream-writer.ts'

/** A machine that is busy with something else has not lost its Redis. */
const PATIENCE_MS = 120_000

export type Follower = { readonly book: Book; readonly follower: BookFollower; gaps: number }

export type TestStream = {
  readonly redis: RedisLink
  readonly keys: StreamKeys
  readonly lease: FeedLease
  readonly writer: StreamWriter
  readonly store: SnapshotStore
  /** Starts to follow; it is stopped at the end of the test. */
  follow(): Follower
}

/** A book stream of its own on the Redis of the test command. */
export async function openTestStream(): Promise<TestStream> {
  const url = process.env['TEST_REDIS_URL']
  if (url === undefined) {
    throw new Error(
      'TEST_REDIS_URL is not set: run `npm run test:integration`, which starts a Redis.',
    )
  }
  const { report: fail } = createTestReporter()
  const redis = await openRedis(url, fail, PATIENCE_MS)
  onTestFinished(() => redis.close())
  const keys = streamKeys(randomUUID())
  const store = createSnapshotStore(redis.commands, keys)
  return {
    redis,
    keys,
    lease: createFeedLease(redis.commands, keys, 600_000),
    writer: createStreamWriter(redis.commands, keys),
    store,
    follow() {
      const book = createBook()
      const started = { book, gaps: 0 }
      const follower = createBookFollower({
        book,
        redis: redis.openReader(),
        streamKey: keys.stream,
        snapshots: store,
        end: () => lastPosition(redis.commands, keys.stream),
        now: Date.now,
        // Silence is the subject of another test.
        after: () => () => undefined,
        onGap: () => {
          result.gaps += 1
        },
        onError: fail,
      })
      const result: Follower = Object.assign(started, { follower })
      follower.start()
      onTestFinished(() => follower.stop())
      return result
    },
  }
}
