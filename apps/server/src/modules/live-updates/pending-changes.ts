import { marketKey } from '../../feed/book/market-key.ts'
import type { BookMarket, BookMatch } from '../../feed/book/book.ts'

/** What has changed about one match since the last frame. */
export type PendingMatch = {
  match: BookMatch
  state: boolean
  readonly markets: Map<string, BookMarket>
}

/** Collects changes of a frame; of one line only the last state is kept. */
export class PendingChanges {
  readonly #matches = new Map<string, PendingMatch>()

  get isEmpty(): boolean {
    return this.#matches.size === 0
  }

  addState(match: BookMatch): void {
    this.#of(match).state = true
  }

  addMarkets(match: BookMatch, markets: readonly BookMarket[]): void {
    const pending = this.#of(match)
    for (const market of markets) {
      pending.markets.set(marketKey(market.marketId, market.specifier), market)
    }
  }

  take(matchId: string): PendingMatch | undefined {
    const pending = this.#matches.get(matchId)
    this.#matches.delete(matchId)
    return pending
  }

  takeAll(): PendingMatch[] {
    const all = [...this.#matches.values()]
    this.#matches.clear()
    return all
  }

  #of(match: BookMatch): PendingMatch {
    const pending = this.#matches.get(match.id) ?? { match, state: false, markets: new Map() }
    pending.match = match
    this.#matches.set(match.id, pending)
    return pending
  }
}
