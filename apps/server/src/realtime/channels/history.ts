/** One publication of a channel, serialised once. */
export type Publication = {
  readonly offset: number
  /** `{"data":…,"offset":…}`, as it stands in pushes, recoveries and histories. */
  readonly json: string
  /** Where the data ends in `json`. */
  readonly dataEnd: number
}

/** The last publications of a stream, oldest first, in a ring of fixed size. */
export class History {
  readonly #size: number
  readonly #slots: Publication[] = []
  #top = 0

  constructor(size: number) {
    this.#size = size
  }

  /** Offsets are consecutive, so an offset names its slot. */
  add(publication: Publication): void {
    this.#top = publication.offset
    if (this.#size > 0) this.#slots[publication.offset % this.#size] = publication
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
    return Math.min(this.#size, this.#top)
  }

  #range(from: number, to: number): Publication[] {
    const publications: Publication[] = []
    for (let offset = from; offset <= to; offset += 1) {
      const publication = this.#slots[offset % this.#size]
      if (publication?.offset === offset) publications.push(publication)
    }
    return publications
  }
}
