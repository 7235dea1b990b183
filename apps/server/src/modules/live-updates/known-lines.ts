import { keptMarketKey } from '../../feed/book/market-key.ts'
import type { Book, BookMarket, BookMatch } from '../../feed/book/book.ts'
import { chosenMarkets, isShown, topMarkets } from '../catalogue/top-markets.ts'

/** The lines that a row shows, and the keys of those that stood there when last asked. */
export type RowLines = {
  readonly lines: readonly BookMarket[]
  readonly before: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Which lines a client that follows a channel already holds, from its snapshot or from an earlier
 * event: a line that is new to it is sent whole, with its names.
 */
export class KnownLines {
  readonly #book: Book
  readonly #lines = new Map<string, Set<string>>()
  readonly #top = new Map<string, ReadonlySet<string>>()
  /** By match and market. */
  readonly #further = new Map<string, ReadonlyMap<number, ReadonlySet<string>>>()

  constructor(book: Book) {
    this.#book = book
    for (const match of book.matches()) {
      this.#lines.set(match.id, new Set(book.markets(match.id).filter(isShown).map(lineKey)))
      this.#top.set(match.id, keysOf(topLines(book, match)))
      this.#further.set(match.id, keysByMarket(furtherLines(book, match)))
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
  top(match: BookMatch): RowLines {
    const lines = topLines(this.#book, match)
    const before = this.#top.get(match.id) ?? NONE
    this.#top.set(match.id, keysOf(lines))
    return { lines, before }
  }

  /** The same of each market that lists can show besides those two. */
  further(match: BookMatch): readonly RowLines[] {
    const lines = furtherLines(this.#book, match)
    const known = this.#further.get(match.id) ?? new Map<number, ReadonlySet<string>>()
    this.#further.set(match.id, keysByMarket(lines))
    const marketIds = new Set([...known.keys(), ...lines.map(({ marketId }) => marketId)])
    return [...marketIds].map((id) => ({
      lines: lines.filter(({ marketId }) => marketId === id),
      before: known.get(id) ?? NONE,
    }))
  }

  forget(matchId: string): void {
    this.#lines.delete(matchId)
    this.#top.delete(matchId)
    this.#further.delete(matchId)
  }
}

function topLines(book: Book, match: BookMatch): readonly BookMarket[] {
  const { main, secondary } = topMarkets(book, match)
  return [main, secondary].filter((market) => market !== undefined)
}

function furtherLines(book: Book, match: BookMatch): readonly BookMarket[] {
  const ids = book.sport(match.sportKey)?.furtherMarkets.map(({ id }) => id) ?? []
  return ids.length === 0 ? [] : chosenMarkets(book, match, ids)
}

function keysOf(lines: readonly BookMarket[]): ReadonlySet<string> {
  return new Set(lines.map(lineKey))
}

function keysByMarket(lines: readonly BookMarket[]): ReadonlyMap<number, ReadonlySet<string>> {
  return new Map(lines.map((line) => [line.marketId, keysOf([line])]))
}

function lineKey(market: BookMarket): string {
  return keptMarketKey(market.marketId, market.specifier)
}
