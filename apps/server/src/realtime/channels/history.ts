/** One publication of a channel, serialised once. */
export type Publication = {
  readonly offset: number
  /** `{"data":…,"offset":…}`, as it stands in pushes, recoveries and histories. */
  readonly json: string
  /** Where the data ends in `json`. */
  readonly dataEnd: number
}

/**
 * The last publications of a stream, oldest first, in a ring of fixed size; fewer where those of other
 * streams need the room.
 */
export class History {
  readonly #size: number
  readonly #budget: HistoryBudget
  readonly #slots: (Publication | undefined)[] = []
  #top = 0
  /** Nothing up to this offset is held. */
  #forgotten = 0

  constructor(size: number, budget: HistoryBudget) {
    this.#size = size
    this.#budget = budget
  }

  /** Offsets are consecutive, so an offset names its slot. */
  add(publication: Publication): void {
    this.#top = publication.offset
    if (this.#size === 0) return
    const slot = publication.offset % this.#size
    const before = this.#slots[slot]
    if (before !== undefined) this.#budget.giveBack(before)
    this.#slots[slot] = publication
    this.#budget.take(publication, this)
  }

  forgetUntil(offset: number): void {
    for (const { offset: held } of this.#range(this.#forgotten + 1, offset)) {
      this.#slots[held % this.#size] = undefined
    }
    this.#forgotten = offset
  }

  clear(): void {
    for (const publication of this.heldAfter(0)) this.#budget.giveBack(publication)
    this.forgetUntil(this.#top)
  }

  /** Everything after `offset`, or undefined when a part of it is no longer held. */
  after(offset: number): Publication[] | undefined {
    const count = this.#top - offset
    if (count < 0 || count > this.#held()) return undefined
    return this.#range(offset + 1, this.#top)
  }

  /** The held publications, those after `offset` only. */
  heldAfter(offset: number): Publication[] {
    const oldest = this.#top - this.#held() + 1
    return this.#range(Math.max(oldest, offset + 1), this.#top)
  }

  #held(): number {
    return Math.min(this.#size, this.#top - this.#forgotten)
  }

  #range(from: number, to: number): Publication[] {
    const publications: Publication[] = []
    // What is older than a whole turn of the ring has been written over.
    for (let offset = Math.max(from, this.#top - this.#size + 1); offset <= to; offset += 1) {
      const publication = this.#slots[offset % this.#size]
      if (publication?.offset === offset) publications.push(publication)
    }
    return publications
  }
}

/**
 * What the histories of all channels may hold together. Strangers choose the channels that they
 * follow, in as many languages as there are, so that a bound for each would be none for all.
 */
export class HistoryBudget {
  readonly #bytes: number
  #taken = 0
  /** Oldest first. */
  readonly #held = new Map<Publication, History>()

  constructor(bytes: number) {
    this.#bytes = bytes
  }

  /** The oldest publications of all channels make room. */
  take(publication: Publication, history: History): void {
    this.#held.set(publication, history)
    this.#taken += publication.json.length
    for (const [oldest, holder] of this.#held) {
      if (this.#taken <= this.#bytes) return
      holder.forgetUntil(oldest.offset)
      this.giveBack(oldest)
    }
  }

  giveBack(publication: Publication): void {
    if (this.#held.delete(publication)) this.#taken -= publication.json.length
  }
}
