import type { BookChange } from '../../feed/book/book.ts'

export type SettlementNews = Extract<BookChange, { kind: 'settlement' | 'cancel' }>

type Held = { readonly news: SettlementNews; readonly receivedAt: number }

/**
 * Long enough for a placement that was checked before the result and stored after it; for longer
 * gaps a feed repeats its results.
 */
const HOLD_MS = 120_000

/**
 * Results as they come, in order. Those of matches without bets are held for a while and offered
 * again, since a bet may just be on its way into the database.
 */
export class NewsInbox {
  #news: Held[] = []

  add(news: SettlementNews, now: number): void {
    this.#news.push({ news, receivedAt: now })
  }

  /** Everything that came or is held, oldest first. It stays until `keep` says what does. */
  all(): readonly SettlementNews[] {
    return this.#news.map(({ news }) => news)
  }

  /** Drops what has been stored, and what was held long enough. */
  keep(isStored: (news: SettlementNews) => boolean, now: number): void {
    this.#news = this.#news.filter(
      ({ news, receivedAt }) => !isStored(news) && now - receivedAt <= HOLD_MS,
    )
  }
}
