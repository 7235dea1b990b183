import { keptMarketKey } from '../../feed/book/market-key.ts'
import type { Book, BookMarket, BookMatch } from '../../feed/book/book.ts'
import { chosenMarkets, isShown, topLines } from '../catalogue/top-markets.ts'

/** The lines that a row shows. */
export type RowLines = {
  readonly lines: readonly BookMarket[]
  /** Keys of those that stood there when last asked. */
  readonly before: ReadonlySet<string>
  /** Keys of those that stood there earlier, and were still offered when last asked. */
  readonly earlier: ReadonlySet<string>
}

type Row = Pick<RowLines, 'before' | 'earlier'>

const NO_ROW: Row = { before: new Set(), earlier: new Set() }

/**
 * Which lines a client that follows a channel already holds, from its snapshot or from an earlier
 * event: a line that is new to it is sent whole, with its names.
 */
export class KnownLines {
  readonly #book: Book
  readonly #lines = new Map<string, Set<string>>()
  readonly #top = new Map<string, Row>()
  /** By match and market. */
  readonly #further = new Map<string, ReadonlyMap<number, Row>>()

  constructor(book: Book) {
    this.#book = book
    for (const match of book.matches()) {
      this.#lines.set(match.id, new Set(book.markets(match.id).filter(isShown).map(lineKey)))
      this.top(match)
      this.further(match)
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

  /** What the row of a match shows. */
  top(match: BookMatch): RowLines {
    const lines = topLines(this.#book, match)
    const known = this.#top.get(match.id) ?? NO_ROW
    this.#top.set(match.id, rowNow(known, match, lines))
    return { lines, ...known }
  }

  /** The same of each market that lists can show besides those two. */
  further(match: BookMatch): readonly RowLines[] {
    const lines = furtherLines(this.#book, match)
    const known = this.#further.get(match.id) ?? new Map<number, Row>()
    const marketIds = new Set([...known.keys(), ...lines.map(({ marketId }) => marketId)])
    const rows = [...marketIds].map((id) => ({
      id,
      lines: lines.filter(({ marketId }) => marketId === id),
      ...(known.get(id) ?? NO_ROW),
    }))
    const now = rows.map((row) => [row.id, rowNow(row, match, row.lines)] as const)
    this.#further.set(match.id, new Map(now))
    return rows
  }

  forget(matchId: string): void {
    this.#lines.delete(matchId)
    this.#top.delete(matchId)
    this.#further.delete(matchId)
  }
}

function rowNow({ before, earlier }: Row, match: BookMatch, lines: readonly BookMarket[]): Row {
  const now = keysOf(lines)
  const isLeft = (key: string) => {
    const market = now.has(key) ? undefined : match.markets.get(key)
    return market !== undefined && isShown(market)
  }
  return { before: now, earlier: new Set([...before, ...earlier].filter(isLeft)) }
}

function furtherLines(book: Book, match: BookMatch): readonly BookMarket[] {
  const ids = book.sport(match.sportKey)?.furtherMarkets.map(({ id }) => id) ?? []
  return ids.length === 0 ? [] : chosenMarkets(book, match, ids)
}

function keysOf(lines: readonly BookMarket[]): ReadonlySet<string> {
  return new Set(lines.map(lineKey))
}

function lineKey(market: BookMarket): string {
  return keptMarketKey(market.marketId, market.specifier)
}
