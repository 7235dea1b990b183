import { randomInt } from 'node:crypto'
import { asciiJson } from '../ascii-json.ts'
import { Frame } from '../frame.ts'
import type { Outbox } from '../outbox.ts'
import { presenceMessage, publicationJson } from '../protocol/replies.ts'
import type { StreamPosition } from '../publisher.ts'
import type { ClientInfo } from '../session/client-info.ts'
import type { ChannelRule } from './channel-rules.ts'
import { BatchFrames, type DeltaMode } from './batch-frames.ts'
import { History, type HistoryBudget, type Publication } from './history.ts'

export type Subscriber = {
  readonly outbox: Outbox
  readonly clientId: string
  readonly userId: string
  /** What others in this channel learn of it. */
  infoIn(channel: string): ClientInfo
}

type Listening = {
  /** The offset that the subscribe reply covered. */
  readonly covered: number
  delta: DeltaMode
  /** Wants to hear of clients that come and leave. */
  readonly joins: boolean
}

/**
 * A stream of numbered publications and those who listen to it. The epoch is new with every
 * channel object, so a position in a stream that was dropped never matches its successor.
 */
export class Channel {
  readonly name: string
  readonly rule: ChannelRule
  readonly epoch = randomEpoch()
  /** Milliseconds of the monotonic clock, see `ChannelRegistry`. */
  lastUsedAt = 0
  /** Its position was told to somebody who may subscribe later, see `ChannelRegistry`. */
  promised = false
  readonly #history: History
  #offset = 0
  #pending: Publication[] = []
  /** The last one before those that are pending. */
  #delivered: Publication | undefined
  readonly #subscribers = new Map<Subscriber, Listening>()

  constructor(name: string, rule: ChannelRule, budget: HistoryBudget) {
    this.name = name
    this.rule = rule
    this.#history = new History(rule.historySize, budget)
  }

  get position(): StreamPosition {
    return { offset: this.#offset, epoch: this.epoch }
  }

  get subscriberCount(): number {
    return this.#subscribers.size
  }

  subscribers(): Iterable<Subscriber> {
    return this.#subscribers.keys()
  }

  /**
   * @param delta 'running' when the reply held the newest publication, for the next to follow from
   */
  subscribe(subscriber: Subscriber, delta: DeltaMode = 'none', joins = false): void {
    this.#subscribers.set(subscriber, { covered: this.#offset, delta, joins })
  }

  unsubscribe(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber)
  }

  /**
   * Numbers the data and keeps it until `deliver`.
   * @param info the client that published it, undefined for the server
   * @throws TypeError for data that JSON cannot express, which then has used up no number
   */
  add(data: unknown, info?: ClientInfo): void {
    const text = asciiJson(data)
    this.#offset += 1
    const publication = {
      offset: this.#offset,
      ...publicationJson(text, this.position, info),
    }
    this.#history.add(publication)
    if (this.#subscribers.size > 0) this.#pending.push(publication)
    else this.#delivered = publication
  }

  /**
   * The publications that a client at `position` has missed, or undefined when they are not all
   * held any more. An empty epoch stands for any.
   */
  missedSince(position: StreamPosition): readonly Publication[] | undefined {
    if (position.epoch !== '' && position.epoch !== this.epoch) return undefined
    return this.#history.after(position.offset)
  }

  heldAfter(offset: number): readonly Publication[] {
    return this.#history.heldAfter(offset)
  }

  /** @param offset absent: everything that is held */
  heldBefore(offset = this.#offset + 1): readonly Publication[] {
    return this.#history.heldAfter(0).filter((publication) => publication.offset < offset)
  }

  forgetHistory(): void {
    this.#history.clear()
  }

  /** Tells those who want to know that this client came or left. */
  announce(event: 'join' | 'leave', info: ClientInfo): void {
    const curious = [...this.#subscribers].filter(([, { joins }]) => joins)
    if (curious.length === 0) return
    const frame = new Frame(presenceMessage(this.name, event, info))
    for (const [subscriber] of curious) subscriber.outbox.push(frame)
  }

  /** Puts everything added since the last call into the outboxes of the subscribers. */
  deliver(): void {
    const batch = this.#pending
    const first = batch[0]
    if (first === undefined) return
    this.#pending = []
    const whole = new BatchFrames(this.name, batch, this.#delivered)
    for (const [subscriber, listening] of this.#subscribers) {
      if (listening.covered < first.offset) subscriber.outbox.push(whole.frame(listening.delta))
      else if (!this.#deliverRest(subscriber, listening, batch)) continue
      if (listening.delta === 'behind') listening.delta = 'running'
    }
    this.#delivered = batch.at(-1)
  }

  /** For a subscriber who came in the middle of a batch, whose reply held the first part. */
  #deliverRest(subscriber: Subscriber, listening: Listening, batch: Publication[]): boolean {
    const begin = batch.findIndex(({ offset }) => offset > listening.covered)
    if (begin < 0) return false
    const rest = new BatchFrames(this.name, batch.slice(begin), batch[begin - 1])
    subscriber.outbox.push(rest.frame(listening.delta))
    return true
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function randomEpoch(): string {
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
}
