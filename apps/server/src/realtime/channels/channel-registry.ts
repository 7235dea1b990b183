import { Channel } from './channel.ts'
import type { ChannelRules } from './channel-rules.ts'
import { HistoryBudget } from './history.ts'
import type { StreamPosition } from '../publisher.ts'

export type RegistryLimits = {
  /** Milliseconds after which a channel is dropped that nobody uses. */
  readonly idleMs: number
  /** Channels without a subscriber that are kept; above that the longest unused make room. */
  readonly maxIdle: number
  /** Bytes of publications that the histories of all channels hold together. */
  readonly historyBytes: number
}

/**
 * The channels in use. One that nobody listens to, publishes to or asks the position of for
 * `idleMs` is dropped with its history; should it come back, its new epoch tells clients with an
 * older position that they cannot be served from history.
 *
 * Strangers name channels, of matches that there are and of others: what is kept of those that nobody
 * follows is bounded by number as well, and one that has nothing to keep goes with its last follower.
 */
export class ChannelRegistry {
  readonly #rules: ChannelRules
  readonly #limits: RegistryLimits
  readonly #channels = new Map<string, Channel>()
  /**
   * Those that may have no subscriber, the longest unused first. Whoever opens one subscribes later,
   * so each is looked at again before it is dropped.
   */
  readonly #idle = new Set<Channel>()
  /** How many channels each owner has: few, of the many who could. */
  readonly #owners = new Map<string, number>()
  readonly #sweep: NodeJS.Timeout
  readonly #budget: HistoryBudget

  constructor(rules: ChannelRules, limits: RegistryLimits) {
    this.#rules = rules
    this.#limits = limits
    this.#budget = new HistoryBudget(limits.historyBytes)
    this.#sweep = setInterval(() => this.dropIdle(), Math.max(limits.idleMs / 2, 1)).unref()
  }

  get size(): number {
    return this.#channels.size
  }

  names(): readonly string[] {
    return [...this.#channels.keys()]
  }

  followers(): ReadonlyMap<string, number> {
    const followed = [...this.#channels.values()].filter(
      ({ subscriberCount }) => subscriberCount > 0,
    )
    return new Map(followed.map(({ name, subscriberCount }) => [name, subscriberCount]))
  }

  /** The channel, made when it does not exist yet; undefined when no rule knows the name. */
  open(name: string): Channel | undefined {
    const channel = this.#channels.get(name) ?? this.#create(name)
    if (channel !== undefined) this.#use(channel)
    return channel
  }

  /**
   * Where the channel's stream stands, told to somebody who may subscribe from there; undefined when no
   * rule knows the name.
   */
  position(name: string): StreamPosition | undefined {
    const channel = this.open(name)
    if (channel !== undefined) channel.promised = true
    return channel?.position
  }

  /** A client has left the channel, or has not come to subscribe to it. */
  release(channel: Channel): void {
    if (channel.subscriberCount > 0 || this.#channels.get(channel.name) !== channel) return
    if (isWorthKeeping(channel)) this.#use(channel)
    else this.drop(channel.name)
  }

  /**
   * The channel to publish to; undefined for one that nobody asked for. Publishing keeps a channel
   * alive, unless it is one of those that live only while they are asked for.
   * @throws for a name that no rule knows
   */
  openToPublish(name: string): Channel | undefined {
    const channel = this.#channels.get(name)
    if (channel?.rule.onDemand) return channel
    if (channel === undefined && this.#rules(name)?.onDemand) return undefined
    const opened = this.open(name)
    if (opened === undefined) throw new Error(`There is no push channel named "${name}"`)
    return opened
  }

  isWanted(name: string): boolean {
    return this.#channels.has(name) || this.#rules(name)?.onDemand !== true
  }

  /** False when no channel of the owner is in use, so that none of them is wanted. */
  isOwnerWanted(owner: string): boolean {
    return this.#owners.has(owner)
  }

  dropIdle(): void {
    const limit = performance.now() - this.#limits.idleMs
    for (const channel of this.#channels.values()) {
      if (channel.subscriberCount > 0) channel.lastUsedAt = performance.now()
      else if (channel.lastUsedAt < limit) this.drop(channel.name)
    }
  }

  /** Drops a channel with its history, subscribers or not: its successor has a new epoch. */
  drop(name: string): void {
    const channel = this.#channels.get(name)
    if (channel === undefined) return
    this.#channels.delete(name)
    this.#idle.delete(channel)
    channel.forgetHistory()
    this.#count(channel.rule.owner, -1)
  }

  close(): void {
    clearInterval(this.#sweep)
    this.#channels.clear()
    this.#idle.clear()
    this.#owners.clear()
  }

  #use(channel: Channel): void {
    channel.lastUsedAt = performance.now()
    if (channel.subscriberCount > 0) return
    this.#idle.delete(channel)
    this.#idle.add(channel)
    for (const oldest of this.#idle) {
      if (this.#idle.size <= this.#limits.maxIdle) return
      if (oldest.subscriberCount > 0) this.#idle.delete(oldest)
      else this.drop(oldest.name)
    }
  }

  #create(name: string): Channel | undefined {
    const rule = this.#rules(name)
    if (rule === undefined) return undefined
    const channel = new Channel(name, rule, this.#budget)
    this.#channels.set(name, channel)
    this.#count(rule.owner, 1)
    return channel
  }

  #count(owner: string | undefined, change: 1 | -1): void {
    if (owner === undefined) return
    const count = (this.#owners.get(owner) ?? 0) + change
    if (count > 0) this.#owners.set(owner, count)
    else this.#owners.delete(owner)
  }
}

/**
 * Of a stream that has told nothing, and whose position nobody else was told, only a client that comes
 * back would notice the end. A player's stays: he alone opens it, and would read all his state anew.
 */
function isWorthKeeping({ rule, position, promised }: Channel): boolean {
  return promised || position.offset > 0 || rule.onDemand !== true || rule.owner !== undefined
}
