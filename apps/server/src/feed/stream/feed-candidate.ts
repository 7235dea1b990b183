import type { Feed } from '../feed.ts'
import type { FeedLease } from './feed-lease.ts'
import { FeedFailed, startFeedTerm, type FeedTerm } from './feed-term.ts'
import type { Timer } from './provider-watch.ts'
import type { SnapshotWriter } from './snapshot-writer.ts'
import type { StreamWriter } from './stream-writer.ts'

/** Half of the time after which prices are stale, so that a stand-by is there before. */
export const LEASE_MS = 5_000
const TRY_EVERY_MS = 1_000
const SNAPSHOT_EVERY_MS = 10_000
const RENEWALS_PER_LEASE = 3

export type CandidateOptions = {
  readonly feed: Feed
  readonly lease: FeedLease
  readonly leaseMs: number
  readonly writer: StreamWriter
  readonly snapshotsOf: (term: number) => SnapshotWriter
  readonly after: Timer
  /** This process runs the feed from now on; called before its first message. */
  readonly onLead: () => void
  readonly onFollow: () => void
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
  stop(): Promise<void>
}

export function createFeedCandidate(options: CandidateOptions): FeedCandidate {
  const { feed, lease, leaseMs, writer, after, onLead, onFollow, onError } = options
  let term: FeedTerm | undefined
  let work: Promise<void> = Promise.resolve()
  let cancel: () => void = () => undefined
  let stopped = false

  const tryLater = () => {
    if (stopped) return
    cancel = after(TRY_EVERY_MS, () => {
      work = attempt().catch(onError)
    })
  }
  const lead = (number: number): FeedTerm => {
    onLead()
    const snapshots = options.snapshotsOf(number)
    const timing = {
      renewEveryMs: leaseMs / RENEWALS_PER_LEASE,
      snapshotEveryMs: SNAPSHOT_EVERY_MS,
    }
    return startFeedTerm({ term: number, feed, lease, writer, snapshots, after, ...timing })
  }
  const finish = async (ending: FeedTerm, reason: unknown) => {
    if (reason !== undefined) onError(reason)
    if (term === ending) term = undefined
    await ending.end()
    onFollow()
  }
  /** Ends with this process leading, or trying again later. */
  const attempt = async (): Promise<void> => {
    const number = await lease.acquire().catch((error: unknown) => {
      onError(error)
      return undefined
    })
    if (number === undefined || stopped) return tryLater()
    const leading = lead(number)
    term = leading
    void leading.over.then(async (reason) => {
      if (stopped) return
      work = finish(leading, reason).then(tryLater, onError)
    })
  }

  return {
    async start() {
      await attempt()
      await term?.announced.catch((error: unknown) => {
        // A write that failed is tried again; the feed would fail again.
        if (error instanceof FeedFailed) throw error
      })
    },
    stepDown: (reason) => term?.fail(reason),
    async stop() {
      stopped = true
      cancel()
      await work
      if (term !== undefined) await finish(term, undefined)
    },
  }
}
