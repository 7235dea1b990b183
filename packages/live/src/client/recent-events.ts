import type { PushEvent } from '@touchline/contract'

export type StreamPosition = { readonly offset: number; readonly epoch: string }

/** One publication; the event is null where its type is not known here. */
export type StreamEntry = {
  readonly offset: number
  readonly event: PushEvent | null
  /** Its place among the publications of all channels, as they were heard. */
  readonly order: number
}

/** Entries kept for members that join with an older position: about 13 s of a busy channel. */
const kept = 256
/**
 * And no longer than this, twice as long as an answer is fresh: what a match in play tells in eight
 * minutes takes 2 MB of every page that follows it.
 */
const keptMs = 60_000

/** A channel's position and the last run of its entries without a gap. */
export class RecentEvents {
  #position: StreamPosition | undefined
  /** Everything after this offset is in the entries. */
  #from = 0
  /** Order of the last entry that is not held any more. */
  #forgotten = 0
  #entries: (StreamEntry & { readonly heardAt: number })[] = []

  get position(): StreamPosition | undefined {
    return this.#position
  }

  /** Begins a new run. */
  restart(position: StreamPosition | undefined): void {
    this.#position = position
    this.#from = position?.offset ?? 0
    this.#entries = []
  }

  /** A position may be given without its epoch, until the server has named it. */
  nameEpoch(epoch: string): void {
    if (this.#position?.epoch === '') this.#position = { ...this.#position, epoch }
  }

  add(entry: StreamEntry): void {
    this.#position = { offset: entry.offset, epoch: this.#position?.epoch ?? '' }
    const heardAt = performance.now()
    this.#entries.push({ ...entry, heardAt })
    const old = this.#entries.findIndex((one) => heardAt - one.heardAt < keptMs)
    const over = this.#entries.length - kept
    for (const { offset, order } of this.#entries.splice(0, Math.max(old, over))) {
      this.#from = offset
      this.#forgotten = order
    }
  }

  /** Whether the position is one of the stream that is followed. */
  isOf({ epoch }: StreamPosition): boolean {
    if (this.#position === undefined) return false
    return epoch === '' || this.#position.epoch === '' || epoch === this.#position.epoch
  }

  /** What came after the position; undefined when a part of it is not held. */
  after(position: StreamPosition): readonly StreamEntry[] | undefined {
    if (!this.isOf(position) || position.offset < this.#from) return undefined
    return this.#entries.filter(({ offset }) => offset > position.offset)
  }

  /** What was heard after so many publications of all channels; undefined as with `after`. */
  since(order: number): readonly StreamEntry[] | undefined {
    if (order < this.#forgotten) return undefined
    return this.#entries.filter((entry) => entry.order > order)
  }
}
