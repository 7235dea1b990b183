import type { History, Publication } from './history.ts'

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
