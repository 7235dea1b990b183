import type { Feed } from '../feed.ts'
import { FeedFailed, startFeedTerm, type FeedTerm } from './feed-term.ts'
import { LeaseLost } from './feed-lease.ts'
import type { LeaseKeeper } from './lease-keeper.ts'
import { openFeed } from './opened-feed.ts'
import type { OpenedFeed } from './opened-feed.ts'
import type { Timer } from './provider-watch.ts'
import type { SnapshotWriter } from './snapshot-writer.ts'
import type { StreamWriter } from './stream-writer.ts'

/** Half of the time after which prices are stale, so that a stand-by is there before. */
export const LEASE_MS = 5_000
const SNAPSHOT_EVERY_MS = 10_000
/** What a feed says that was made ready for nothing is kept no longer. */
const READY_FOR_MS = 20_000

export type CandidateOptions = {
  readonly feed: Feed
  readonly keeper: LeaseKeeper
  readonly writer: StreamWriter
  readonly snapshotsOf: (term: number) => SnapshotWriter
  readonly after: Timer
  /** This process runs the feed from now on; called before its first message. */
  readonly onLead: () => void
  readonly onFollow: () => void
  /** The feed has announced every match, and its term goes on. */
  readonly onRunning: () => void
  /** It is about to stop. */
  readonly onEnding: () => void
  readonly onError: (error: unknown) => void
}

/** A process that runs the feed when no other does. */
export type FeedCandidate = {
  /**
   * Tries at once, then by itself. Resolves when another process leads, or this one's feed has
   * announced every match.
   * @throws FeedFailed
   */
  start(): Promise<void>
  /** Lets another process lead: this one has missed changes. */
  stepDown(reason: unknown): void
  /** Lets another process lead when it is ready to. */
  stop(): Promise<void>
}

/** Tasks one after the other: a feed that is being stopped cannot be started. */
function oneByOne(onError: (error: unknown) => void) {
  let work: Promise<void> = Promise.resolve()
  return (task: () => Promise<void> | void): Promise<void> => {
    work = work.then(task).catch(onError)
    return work
  }
}

function startTerm(options: CandidateOptions, term: number, feed: OpenedFeed): FeedTerm {
  const { writer, snapshotsOf, after, onRunning, onError } = options
  const snapshots = snapshotsOf(term)
  const started = startFeedTerm({
    term,
    feed,
    writer,
    snapshots,
    after,
    snapshotEveryMs: SNAPSHOT_EVERY_MS,
    onError,
  })
  let isOver = false
  void started.over.then(() => {
    isOver = true
  })
  void feed.ready.then(
    () => {
      if (!isOver) onRunning()
    },
    // The term hears of it.
    () => undefined,
  )
  return started
}

export function createFeedCandidate(options: CandidateOptions): FeedCandidate {
  const { feed, keeper, after, onLead, onFollow, onEnding, onError } = options
  const queue = oneByOne(onError)
  let term: FeedTerm | undefined
  /** The feed runs: for the term, or to be ready for one. */
  let opened: OpenedFeed | undefined
  let forget: () => void = () => undefined
  let isWarm = false
  let stopped = false

  const open = (): OpenedFeed => {
    forget()
    return (opened ??= openFeed(feed))
  }
  const close = async () => {
    forget()
    const closing = opened
    opened = undefined
    await closing?.stop()
  }
  /** So that this process is quick when its turn comes. */
  const standBy = async () => {
    if (term === undefined && opened === undefined) await feed.prepare?.()
  }
  const finish = async (ending: FeedTerm, reason: unknown) => {
    if (term !== ending) return
    if (reason !== undefined) onError(reason)
    onEnding()
    await ending.end()
    await close()
    term = undefined
    await keeper.release(ending.number)
    onFollow()
    if (!stopped) await standBy()
  }
  const lead = (number: number) => {
    onLead()
    const leading = startTerm(options, number, open())
    term = leading
    void leading.over.then((reason) => {
      if (!stopped) void queue(() => finish(leading, reason))
    })
    return leading
  }
  const prepare = async (number: number) => {
    if (stopped || term !== undefined) return
    const mine = open()
    try {
      await mine.ready
    } catch (error) {
      if (opened === mine) await close()
      throw error
    }
    keeper.ready(number)
    forget = after(READY_FOR_MS, () => {
      void queue(async () => {
        if (term !== undefined || opened !== mine) return
        await close()
        await standBy()
      })
    })
  }

  return {
    start() {
      const { promise: started, resolve, reject } = Promise.withResolvers<void>()
      keeper.start({
        onFollowing() {
          resolve()
          if (!isWarm) void queue(standBy)
          isWarm = true
        },
        onHeld: (number) =>
          void queue(() => {
            if (stopped) return
            // A write that failed is tried again; the feed would fail again.
            lead(number).announced.then(resolve, (error: unknown) => {
              if (error instanceof FeedFailed) reject(error)
              else resolve()
            })
          }),
        onPrepare: (number) => void queue(() => prepare(number)),
        onLost: (number, reason) => {
          if (term?.number === number) term.fail(new LeaseLost(reason))
        },
        onError,
      })
      return started
    },
    stepDown: (reason) => term?.fail(reason),
    async stop() {
      const leading = term
      if (leading !== undefined) await keeper.handOver(leading.number)
      stopped = true
      await queue(() => undefined)
      if (term !== undefined) await finish(term, undefined)
      await close()
      await feed.stop()
      await keeper.stop()
    },
  }
}
