import { Channel } from './channel.ts'
import type { ChannelRules } from './channel-rules.ts'
import { HistoryBudget } from './history.ts'

/**
 * The channels in use. One that nobody listens to, publishes to or asks the position of for
 * `idleMs` is dropped with its history; should it come back, its new epoch tells clients with an
 * older position that they cannot be served from history.
 */
export class ChannelRegistry {
  readonly #rules: ChannelRules
  readonly #idleMs: number
  readonly #channels = new Map<string, Channel>()
  /** How many channels each owner has: few, of the many who could. */
  readonly #owners = new Map<string, number>()
  readonly #sweep: NodeJS.Timeout
  readonly #budget: HistoryBudget

  constructor(rules: ChannelRules, idleMs: number, historyBytes: number) {
    this.#rules = rules
    this.#idleMs = idleMs
    this.#budget = new HistoryBudget(historyBytes)
    this.#sweep = setInterval(() => this.dropIdle(), Math.max(idleMs / 2, 1)).unref()
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
    if (channel !== undefined) channel.lastUsedAt = performance.now()
    return channel
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
    const limit = performance.now() - this.#idleMs
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
    channel.forgetHistory()
    this.#count(channel.rule.owner, -1)
  }

  close(): void {
    clearInterval(this.#sweep)
    this.#channels.clear()
    this.#owners.clear()
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
