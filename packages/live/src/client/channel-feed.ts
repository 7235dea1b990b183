import { decodePushEvent, type PushEvent } from '@touchline/contract'
import type { PublicationContext, SubscribedContext, Subscription } from 'centrifuge'
import type { Reporter } from './live-report.ts'
import { RecentEvents, type StreamEntry, type StreamPosition } from './recent-events.ts'

export type ChannelFeedOptions = {
  channel: string
  /** Makes the subscription, which recovers from the position where one is given. */
  subscribe: (since: StreamPosition | undefined) => Subscription
  unsubscribe: (subscription: Subscription) => void
  /** The place of the publication that is heard now among those of all channels. */
  nextOrder: () => number
  report: Reporter
  /** Tells of an event type that is not known. */
  reportUnknown: (channel: string, eventType: string) => void
}

/** Why a channel is read anew. */
export type ResyncReason = 'gap' | 'unrecovered' | 'missed' | 'malformed' | 'requested'

/** What came on a channel; null for an event that is not known. */
export type FeedEntry = { offset: number | undefined; event: PushEvent | null }

export type EventListener = (event: PushEvent) => void

/** Who listens to a channel. */
export type FeedMember = {
  /** Goes on to the entry. @returns who is to hear of it; null where it is no news */
  take(entry: FeedEntry): EventListener | null
  /** What is held may not be up to date any more. */
  lose(reason: ResyncReason): void
}

/**
 * One subscription shared by all members of a channel. It reads each publication once, checks that
 * none is missing, and keeps the last ones for members who come with an older position.
 */
export class ChannelFeed {
  readonly channel: string
  readonly #options: ChannelFeedOptions
  readonly #members = new Set<FeedMember>()
  readonly #recent = new RecentEvents()
  #subscription: Subscription | undefined

  constructor(options: ChannelFeedOptions) {
    this.channel = options.channel
    this.#options = options
  }

  get memberCount(): number {
    return this.#members.size
  }

  add(member: FeedMember): void {
    this.#members.add(member)
  }

  remove(member: FeedMember): void {
    this.#members.delete(member)
  }

  /** Subscribes, unless that has been done. */
  open(since: StreamPosition | undefined): void {
    if (this.#subscription !== undefined) return
    this.#recent.restart(since)
    const subscription = this.#options.subscribe(since)
    this.#subscription = subscription
    subscription.on('subscribed', (context) => this.#subscribed(context))
    subscription.on('publication', (publication) => this.#published(publication))
    subscription.on('unsubscribed', ({ code, reason }) => {
      this.#options.report({ kind: 'unsubscribed', channel: this.channel, code, reason })
    })
    subscription.on('error', ({ type, error: { message } }) => {
      if (type !== 'subscribeToken' && type !== 'refreshToken') return
      this.#options.report({ kind: 'token-failure', channel: this.channel, message })
    })
    subscription.subscribe()
  }

  close(): void {
    const subscription = this.#subscription
    if (subscription === undefined) return
    this.#subscription = undefined
    subscription.removeAllListeners()
    this.#options.unsubscribe(subscription)
  }

  /** Subscribes as if for the first time, from where it is. */
  reopen(): void {
    if (this.#subscription === undefined) return
    this.close()
    this.open(this.#recent.position)
  }

  after(position: StreamPosition): readonly StreamEntry[] | undefined {
    return this.#recent.after(position)
  }

  /**
   * What a snapshot may lack: of a position on this channel what came after it, else what members
   * heard since it was asked for. undefined: a part of it is not held any more.
   * @param order of the last publication that was heard when the snapshot was asked for
   */
  newerThan(
    order: number,
    position: StreamPosition | undefined,
  ): readonly StreamEntry[] | undefined {
    if (position !== undefined) {
      // What another stream has told is read anew when it begins.
      return this.#recent.isOf(position) ? this.#recent.after(position) : []
    }
    return this.memberCount > 0 ? this.#recent.since(order) : []
  }

  lose(reason: ResyncReason): void {
    for (const member of this.#members) member.lose(reason)
  }

  #subscribed({ streamPosition, recovered }: SubscribedContext): void {
    if (recovered && streamPosition !== undefined) {
      this.#recent.nameEpoch(streamPosition.epoch)
      return
    }
    this.#recent.restart(streamPosition)
    // Whoever begins without a position may hold what is older: what happened before anybody
    // followed the channel was told to nobody, and counts for nothing in its offset.
    this.lose('unrecovered')
  }

  #published({ data, offset }: PublicationContext): void {
    const expected = this.#recent.position?.offset
    if (offset !== undefined && expected !== undefined) {
      if (offset <= expected) return
      if (offset !== expected + 1) return this.#skipped(expected + 1, offset)
    }
    const event = this.#read(data)
    if (event === undefined) return this.#restartAfter(offset, 'malformed')
    if (event?.type === 'events_missed') return this.#restartAfter(offset, 'missed')
    if (offset !== undefined) {
      this.#recent.add({ offset, event, order: this.#options.nextOrder() })
    }
    this.#tell({ offset, event })
  }

  /** Who listens for several members hears of it once. */
  #tell(entry: FeedEntry): void {
    const { event } = entry
    const told = new Set<EventListener>()
    for (const member of this.#members) {
      const listener = member.take(entry)
      if (listener === null || event === null || told.has(listener)) continue
      told.add(listener)
      guarded(() => listener(event), this.channel, this.#options.report)
    }
  }

  #skipped(expected: number, received: number): void {
    this.#options.report({ kind: 'gap', channel: this.channel, expected, received })
    this.#restartAfter(received, 'gap')
  }

  #restartAfter(offset: number | undefined, reason: ResyncReason): void {
    const epoch = this.#recent.position?.epoch ?? ''
    if (offset !== undefined) this.#recent.restart({ offset, epoch })
    this.lose(reason)
  }

  /** @returns null for an event of an unknown type, undefined for one that cannot be read */
  #read(data: unknown): PushEvent | null | undefined {
    const result = decodePushEvent(data)
    if (result.ok) return result.value
    if ('unknownType' in result) {
      this.#options.reportUnknown(this.channel, result.unknownType)
      return null
    }
    this.#options.report({ kind: 'malformed', channel: this.channel, problem: result.problem })
    return undefined
  }
}

/** An exception that reached the connection would end it. */
export function guarded(listener: () => void, channel: string, report: Reporter): void {
  try {
    listener()
  } catch (error) {
    report({ kind: 'listener-failure', channel, error })
  }
}
