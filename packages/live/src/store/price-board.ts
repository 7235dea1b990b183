import { outcomeKey, type MarketKey, type OutcomeKey } from '../keys.ts'
import { Cells } from './cells.ts'
import type { LiveMarket } from './live-market.ts'
import { nextSnapshot, outcomeState, type OutcomeSnapshot } from './outcome-snapshot.ts'

/** New markets by key; undefined = the market is gone. */
export type MarketChanges = ReadonlyMap<MarketKey, LiveMarket | undefined>

export type BoardOptions = {
  now: () => number
  isStale: (matchId: string) => boolean
}

/** The markets and outcomes that are shown. What changes together is told together. */
export class PriceBoard {
  readonly markets = new Cells<LiveMarket>()
  readonly outcomes = new Cells<OutcomeSnapshot>()
  /** Keys of the markets of a match, by match id; told too when another of them may lead. */
  readonly lists = new Cells<readonly MarketKey[]>()
  readonly #options: BoardOptions

  constructor(options: BoardOptions) {
    this.#options = options
  }

  commit(changes: MarketChanges): void {
    const moved = new Set<OutcomeKey>()
    const lists = new Set<string>()
    for (const [key, market] of changes) {
      const old = this.markets.get(key)
      if (market === undefined) this.#remove(old, moved, lists)
      else this.#put(old, market, moved, lists)
    }
    this.outcomes.notify(moved)
    this.markets.notify(changes.keys())
    this.lists.notify(lists)
  }

  /** Judges the states again after the feed fell silent or was heard again. */
  refresh(matchId?: string): void {
    const moved = new Set<OutcomeKey>()
    const matches = matchId === undefined ? this.lists.keys() : [matchId]
    for (const id of matches) {
      for (const key of this.lists.get(id) ?? []) {
        const market = this.markets.get(key)
        if (market !== undefined) this.#show(market, moved)
      }
    }
    this.outcomes.notify(moved)
  }

  #put(
    old: LiveMarket | undefined,
    market: LiveMarket,
    moved: Set<OutcomeKey>,
    lists: Set<string>,
  ): void {
    this.markets.set(market.key, market)
    this.#show(market, moved)
    if (old === undefined) this.#list(market.matchId, (keys) => [...keys, market.key], lists)
    else this.#closeMissing(old, market, moved)
    if (old?.status !== market.status || old.mostBalanced !== market.mostBalanced) {
      lists.add(market.matchId)
    }
  }

  #remove(old: LiveMarket | undefined, moved: Set<OutcomeKey>, lists: Set<string>): void {
    if (old === undefined) return
    this.markets.delete(old.key)
    this.#closeMissing(old, undefined, moved)
    this.#list(old.matchId, (keys) => keys.filter((key) => key !== old.key), lists)
  }

  #show(market: LiveMarket, moved: Set<OutcomeKey>): void {
    const stale = this.#options.isStale(market.matchId)
    for (const outcome of market.outcomes) {
      const state = outcomeState(market, outcome, stale)
      this.#write(outcomeKey(market, outcome.id), { odds: outcome.odds, state }, moved)
    }
  }

  /**
   * Outcomes that are gone show as closed, to who looks at them and to who comes to them later: what a
   * list was read with may still name them.
   */
  #closeMissing(old: LiveMarket, market: LiveMarket | undefined, moved: Set<OutcomeKey>): void {
    if (old.outcomes === market?.outcomes) return
    const present = new Set(market?.outcomes.map(({ id }) => id))
    for (const { id, odds } of old.outcomes) {
      if (present.has(id)) continue
      this.#write(outcomeKey(old, id), { odds, state: 'closed' }, moved)
    }
  }

  #write(
    key: OutcomeKey,
    shown: Pick<OutcomeSnapshot, 'odds' | 'state'>,
    moved: Set<OutcomeKey>,
  ): void {
    const snapshot = nextSnapshot(this.outcomes.get(key), shown, this.#options.now())
    if (this.outcomes.set(key, snapshot)) moved.add(key)
  }

  #list(
    matchId: string,
    change: (keys: readonly MarketKey[]) => readonly MarketKey[],
    lists: Set<string>,
  ): void {
    this.lists.set(matchId, change(this.lists.get(matchId) ?? []))
    lists.add(matchId)
  }
}
