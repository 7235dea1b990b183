import type { FeedMessage } from '../messages.ts'
import { LeaseLost } from './feed-lease.ts'
import type { OpenedFeed } from './opened-feed.ts'
import type { Timer } from './provider-watch.ts'
import type { SnapshotWriter } from './snapshot-writer.ts'
import type { StreamWriter } from './stream-writer.ts'

export type TermOptions = {
  readonly term: number
  readonly feed: OpenedFeed
  readonly writer: StreamWriter
  readonly snapshots: SnapshotWriter
  readonly after: Timer
  readonly snapshotEveryMs: number
  /** A snapshot that could not be written; the next one holds what it lacks. */
  readonly onError: (error: unknown) => void
}

/** The feed itself cannot start: no other term of this process would go better. */
export class FeedFailed extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'FeedFailed'
  }
}

export type FeedTerm = {
  readonly number: number
  /**
   * Resolves once the feed has announced every match.
   * @throws FeedFailed, or what became of a write
   */
  readonly announced: Promise<void>
  /** Resolves with the reason for which this process cannot go on, or undefined after `end`. */
  readonly over: Promise<unknown>
  /** Stops the feed; resolves when nothing more is written. */
  end(): Promise<void>
  /** Ends the term as one that failed. */
  fail(reason: unknown): void
}

/**
 * One process' time as the one that runs the feed. A write of the feed that goes wrong ends it: only
 * a feed that starts anew says everything again that may have been lost.
 */
export function startFeedTerm(options: TermOptions): FeedTerm {
  const { term, feed, writer, snapshots, after, snapshotEveryMs, onError } = options
  const { promise: over, resolve: finish } = Promise.withResolvers<unknown>()
  const underWay = new Set<Promise<void>>()
  let cancelSnapshot: () => void = () => undefined
  let ended = false

  const fail = (reason: unknown) => {
    if (ended) return
    ended = true
    cancelSnapshot()
    finish(reason)
  }
  const track = (work: Promise<void>): Promise<void> => {
    const tracked = work.catch(fail).finally(() => underWay.delete(tracked))
    underWay.add(tracked)
    return tracked
  }
  const writeSnapshot = async () => {
    await snapshots.write().catch((error: unknown) => {
      if (error instanceof LeaseLost) throw error
      onError(error)
    })
  }
  const snapshotLater = () => {
    if (ended) return
    cancelSnapshot = after(snapshotEveryMs, () => void track(writeSnapshot()).then(snapshotLater))
  }
  /** Prices of the term before stay until those of this one can follow at once. */
  const announce = async () => {
    await feed.ready.catch((error: unknown) => {
      // A stop before it was ready is no failure.
      if (!ended) throw new FeedFailed(error)
    })
    if (ended) return
    const begun = writer.append(term, { kind: 'begin' })
    feed.take((messages: readonly FeedMessage[]) => {
      if (!ended) void track(writer.append(term, { kind: 'messages', messages }))
    })
    const completed = writer.append(term, { kind: 'complete' })
    await Promise.all([begun, completed])
  }

  snapshotLater()
  const announced = announce()
  void track(announced)
  return {
    number: term,
    announced,
    over,
    fail,
    async end() {
      fail(undefined)
      await feed.stop()
      await Promise.all(underWay)
    },
  }
}
