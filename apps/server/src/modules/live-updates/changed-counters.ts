import type { PushEvent } from '@touchline/contract'
import type { Book } from '../../feed/book/book.ts'

/** The numbers of matches by sport, whenever they are others than at the last look. */
export class ChangedCounters {
  readonly #book: Book
  #last: string

  constructor(book: Book) {
    this.#book = book
    this.#last = JSON.stringify(this.#count())
  }

  take(): PushEvent | undefined {
    const counters = this.#count()
    const text = JSON.stringify(counters)
    if (text === this.#last) return undefined
    this.#last = text
    return { type: 'counters_changed', counters }
  }

  #count() {
    const { live, sports } = this.#book.counters()
    return { live, sports: Object.fromEntries(sports) }
  }
}
