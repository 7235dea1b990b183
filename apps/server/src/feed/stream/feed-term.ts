import type { Feed } from '../feed.ts'
import type { FeedMessage } from '../messages.ts'
import type { FeedLease } from './feed-lease.ts'
import type { Timer } from './provider-watch.ts'
import type { SnapshotWriter } from './snapshot-writer.ts'
import type { StreamWriter } from './stream-writer.ts'

export type TermOptions = {
  readonly term: number
  readonly feed: Feed
  readonly lease: FeedLease
  readonly writer: StreamWriter
  readonly snapshots: SnapshotWriter
  readonly after: Timer
  readonly renewEveryMs: number
  readonly snapshotEveryMs: number
}

/** The feed itself cannot start: no other term of this process would go better. */
export class FeedFailed extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'FeedFailed'
  }
}

export type FeedTerm = {
  /**
   * Resolves once the feed has announced every match.
   * @throws FeedFailed, or what became of a write
   */
  readonly announced: Promise<void>
  /** Resolves with the reason for which this process cannot go on, or undefined after `end`. */
  readonly over: Promise<unknown>
  /** Stops the feed and hands the lease on. */
  end(): Promise<void>
  /** Ends the term as one that failed. */
  fail(reason: unknown): void
}

/**
 * One process' time as the one that runs the feed. Whatever goes wrong with a write ends it: only a
 * feed that starts anew says everything again that may have been lost.
 */
export function startFeedTerm(options: TermOptions): FeedTerm {
  const { term, feed, lease, writer, snapshots, after } = options
  const { promise: over, resolve: finish } = Promise.withResolvers<unknown>()
  const cancels = new Map<string, () => void>()
  const underWay = new Set<Promise<void>>()
  let ended = false

  const fail = (reason: unknown) => {
    if (ended) return
    ended = true
    for (const cancel of cancels.values()) cancel()
    finish(reason)
  }
  const track = (work: Promise<void>): Promise<void> => {
    const tracked = work.catch(fail).finally(() => underWay.delete(tracked))
    underWay.add(tracked)
    return tracked
  }
  const every = (name: string, ms: number, work: () => Promise<void>) => {
    if (ended) return
    const cancel = after(ms, () => void track(work()).then(() => every(name, ms, work)))
    cancels.set(name, cancel)
  }
  const announce = async () => {
    await writer.append(term, { kind: 'begin' })
    const say = (messages: readonly FeedMessage[]) => {
      if (!ended) void track(writer.append(term, { kind: 'messages', messages }))
    }
    await feed.start(say).catch((error: unknown) => {
      throw new FeedFailed(error)
    })
    await writer.append(term, { kind: 'complete' })
  }

  every('lease', options.renewEveryMs, () => lease.renew(term))
  every('snapshot', options.snapshotEveryMs, () => snapshots.write())
  const announced = announce()
  void track(announced)
  return {
    announced,
    over,
    fail,
    async end() {
      fail(undefined)
      await feed.stop()
      await Promise.all(underWay)
      await lease.release(term).catch(() => undefined)
    },
  }
}
