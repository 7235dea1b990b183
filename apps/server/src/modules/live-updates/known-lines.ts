import { marketKey } from '../../feed/book/market-key.ts'
import type { Book, BookMarket, BookMatch } from '../../feed/book/book.ts'
import { isShown, topMarkets } from '../catalogue/top-markets.ts'

/**
 * Which lines a client that follows a channel already holds, from its snapshot or from an earlier
 * event: a line that is new to it is sent whole, with its names.
 */
export class KnownLines {
  readonly #book: Book
  readonly #lines = new Map<string, Set<string>>()
  readonly #top = new Map<string, ReadonlySet<string>>()

  constructor(book: Book) {
    this.#book = book
    for (const match of book.matches()) {
      this.#lines.set(match.id, new Set(book.markets(match.id).filter(isShown).map(lineKey)))
      this.#top.set(match.id, new Set(topLines(book, match).map(lineKey)))
    }
  }

  /**
   * Whether no follower of the match can hold the line yet; from now on they do. A line that is
   * taken off is forgotten by them, and sent whole again should it come back.
   */
  isNew(matchId: string, market: BookMarket): boolean {
    const lines = this.#lines.get(matchId) ?? new Set()
    this.#lines.set(matchId, lines)
    const key = lineKey(market)
    if (!isShown(market)) {
      lines.delete(key)
      return false
    }
    const fresh = !lines.has(key)
    lines.add(key)
    return fresh
  }

  /** The lines in the row of a match, and the keys of those that stood there when last asked. */
  top(match: BookMatch): { lines: readonly BookMarket[]; before: ReadonlySet<string> } {
    const lines = topLines(this.#book, match)
    const before = this.#top.get(match.id) ?? new Set()
    this.#top.set(match.id, new Set(lines.map(lineKey)))
    return { lines, before }
  }

  forget(matchId: string): void {
    this.#lines.delete(matchId)
    this.#top.delete(matchId)
  }
}

function topLines(book: Book, match: BookMatch): readonly BookMarket[] {
  const { main, secondary } = topMarkets(book, match)
  return [main, secondary].filter((market) => market !== undefined)
}

function lineKey(market: BookMarket): string {
  return marketKey(market.marketId, market.specifier)
}
