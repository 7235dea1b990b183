import type {
  ChannelFeed,
  EventListener,
  FeedEntry,
  FeedMember,
  ResyncReason,
} from './channel-feed.ts'
import { guarded } from './channel-feed.ts'
import { backoff } from './delays.ts'
import type { Reporter } from './live-report.ts'
import type { StreamEntry, StreamPosition } from './recent-events.ts'

export type ChannelSnapshot<Data> = { position: StreamPosition; data: Data }

export type JoinOptions<Data> = {
  /** Position of a snapshot that the application holds already. */
  position?: StreamPosition | undefined
  /** Reads the snapshot with its position. Without it the channel is followed from now on. */
  loadSnapshot?: ((signal: AbortSignal) => Promise<ChannelSnapshot<Data>>) | undefined
  onSnapshot?: ((data: Data) => void) | undefined
  /** Members of a channel that give the same function hear of an event once. */
  onEvent: EventListener
  /** Events were missed. Where there is `loadSnapshot`, the next snapshot makes up for them. */
  onResync?: ((reason: ResyncReason) => void) | undefined
}

/** A channel joined by one part of the application. */
export type Membership = {
  leave(): void
  /** Reads the snapshot anew. */
  resync(): void
}

/** Time without trouble after which the next snapshot is read without a delay again. */
const calmMs = 20_000

/** One reader of a channel: a snapshot, then every event after its position, once and in order. */
export class ChannelMember<Data> implements FeedMember {
  readonly #feed: ChannelFeed
  readonly #options: JoinOptions<Data>
  readonly #report: Reporter
  /** Offset of the last event delivered; undefined while a snapshot is being read. */
  #cursor: number | undefined
  #loading: AbortController | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #attempt = 0
  #liveSince = 0

  constructor(feed: ChannelFeed, options: JoinOptions<Data>, report: Reporter) {
    this.#feed = feed
    this.#options = options
    this.#report = report
  }

  start(): void {
    const { position, loadSnapshot } = this.#options
    if (position !== undefined && this.#adopt(position)) return
    if (loadSnapshot !== undefined) return this.#load()
    this.#feed.open(undefined)
    this.#cursor = 0
    if (position !== undefined) this.lose('unrecovered')
  }

  stop(): void {
    this.#loading?.abort()
    clearTimeout(this.#retry)
    this.#cursor = undefined
  }

  /** An event of a channel that does not number its publications has no offset. */
  take({ offset }: FeedEntry): EventListener | null {
    if (this.#cursor === undefined) return null
    if (offset !== undefined) {
      if (offset <= this.#cursor) return null
      this.#cursor = offset
    }
    return this.#options.onEvent
  }

  /** What is held may not be up to date any more. */
  lose(reason: ResyncReason): void {
    // A snapshot that is being read is checked against the feed when it comes.
    if (this.#cursor === undefined) return
    const { loadSnapshot, onResync } = this.#options
    // Offsets of another stream begin anew.
    this.#cursor = loadSnapshot === undefined ? 0 : undefined
    this.#call(() => onResync?.(reason))
    if (loadSnapshot === undefined) return
    const wasCalm = Date.now() - this.#liveSince > calmMs
    this.#attempt = wasCalm ? 0 : this.#attempt
    if (this.#attempt > 0) return this.#loadLater()
    this.#attempt = 1
    this.#load()
  }

  /** Goes on from the position if the feed holds everything since. */
  #adopt(position: StreamPosition, onFit?: () => void): boolean {
    this.#feed.open(position)
    const missed = this.#feed.after(position)
    if (missed === undefined) return false
    onFit?.()
    this.#cursor = position.offset
    this.#liveSince = Date.now()
    this.#deliver(missed)
    return true
  }

  #deliver(entries: readonly StreamEntry[]): void {
    for (const entry of entries) {
      const listener = this.take(entry)
      const { event } = entry
      if (listener !== null && event !== null) this.#call(() => listener(event))
    }
  }

  #load(): void {
    clearTimeout(this.#retry)
    this.#loading?.abort()
    const loading = new AbortController()
    this.#loading = loading
    void this.#read(loading.signal)
  }

  async #read(signal: AbortSignal): Promise<void> {
    try {
      const snapshot = await this.#options.loadSnapshot?.(signal)
      // Only the latest answer may write.
      if (signal.aborted || snapshot === undefined) return
      const show = () => this.#call(() => this.#options.onSnapshot?.(snapshot.data))
      if (!this.#adopt(snapshot.position, show)) this.#loadLater()
    } catch (error) {
      if (signal.aborted) return
      this.#report({ kind: 'snapshot-failure', channel: this.#feed.channel, error })
      this.#loadLater()
    }
  }

  #loadLater(): void {
    clearTimeout(this.#retry)
    this.#loading?.abort()
    this.#retry = setTimeout(() => this.#load(), backoff(this.#attempt))
    this.#attempt += 1
  }

  #call(listener: () => void): void {
    guarded(listener, this.#feed.channel, this.#report)
  }
}
