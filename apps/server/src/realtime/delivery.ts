import type { Channel } from './channels/channel.ts'
import type { Outbox } from './outbox.ts'

/** Sockets written to before other work of the event loop gets its turn, about 1.5 ms. */
const writesPerTurn = 250

/**
 * Decides when publications leave: those of a tick together, urgent ones in the same turn of the
 * event loop. First the batches go to the outboxes of all subscribers, which is cheap, then each
 * outbox is written once, which is not and is therefore done in portions.
 */
export class Delivery {
  readonly #tickMs: number
  readonly #channels = new Set<Channel>()
  readonly #outboxes = new Set<Outbox>()
  #tick: NodeJS.Timeout | undefined
  #urgent: NodeJS.Immediate | undefined
  readonly #urgentChannels = new Set<Channel>()
  #writing: NodeJS.Immediate | undefined

  constructor(tickMs: number) {
    this.#tickMs = tickMs
  }

  published(channel: Channel, urgent: boolean): void {
    this.#channels.add(channel)
    if (urgent) {
      this.#urgentChannels.add(channel)
      this.#urgent ??= setImmediate(() => this.#deliverUrgent())
    } else {
      this.#tick ??= setTimeout(() => this.#deliverAll(), this.#tickMs)
    }
  }

  readonly outboxDirty = (outbox: Outbox): void => {
    this.#outboxes.add(outbox)
    this.#writing ??= setImmediate(() => this.#write())
  }

  outboxClosed(outbox: Outbox): void {
    this.#outboxes.delete(outbox)
  }

  /** Writes everything that waits, at once. */
  flush(): void {
    this.#deliverAll()
    for (const outbox of this.#outboxes) outbox.flush()
    this.#outboxes.clear()
  }

  close(): void {
    clearTimeout(this.#tick)
    clearImmediate(this.#urgent)
    clearImmediate(this.#writing)
  }

  #deliverAll(): void {
    clearTimeout(this.#tick)
    this.#tick = undefined
    for (const channel of this.#channels) channel.deliver()
    this.#channels.clear()
  }

  #deliverUrgent(): void {
    this.#urgent = undefined
    for (const channel of this.#urgentChannels) {
      channel.deliver()
      this.#channels.delete(channel)
    }
    this.#urgentChannels.clear()
  }

  #write(): void {
    this.#writing = undefined
    let written = 0
    for (const outbox of this.#outboxes) {
      if (written === writesPerTurn) break
      this.#outboxes.delete(outbox)
      outbox.flush()
      written += 1
    }
    if (this.#outboxes.size > 0) this.#writing ??= setImmediate(() => this.#write())
  }
}
