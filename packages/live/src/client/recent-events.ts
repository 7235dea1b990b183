import type { PushEvent } from '@touchline/contract'

export type StreamPosition = { readonly offset: number; readonly epoch: string }

/** One publication; the event is null where its type is not known here. */
export type StreamEntry = { readonly offset: number; readonly event: PushEvent | null }

/** Entries kept for members that join with an older position: about 13 s of a busy channel. */
const kept = 256

/** A channel's position and the last run of its entries without a gap. */
export class RecentEvents {
  #position: StreamPosition | undefined
  /** Everything after this offset is in the entries. */
  #from = 0
  #entries: StreamEntry[] = []

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
    this.#entries.push(entry)
    if (this.#entries.length <= kept) return
    const oldest = this.#entries.shift()
    if (oldest !== undefined) this.#from = oldest.offset
  }

  /** What came after the position; undefined when a part of it is not held. */
  after({ offset, epoch }: StreamPosition): readonly StreamEntry[] | undefined {
    if (this.#position === undefined || offset < this.#from) return undefined
    const sameStream = epoch === '' || this.#position.epoch === '' || epoch === this.#position.epoch
    return sameStream ? this.#entries.filter((entry) => entry.offset > offset) : undefined
  }
}
