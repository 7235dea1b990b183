import { MARKET_STATUS } from '@touchline/betting'
import type { MarketChange } from '@touchline/contract'
import { marketKey, type MarketKey } from '../keys.ts'
import { mergeChange, type LiveMarket } from './live-market.ts'

/** Changes that wait for the next frame, already merged, so that each market is shown once. */
export class PendingMarkets {
  readonly #shown: (key: MarketKey) => LiveMarket | undefined
  #changes = new Map<MarketKey, LiveMarket | undefined>()

  constructor(shown: (key: MarketKey) => LiveMarket | undefined) {
    this.#shown = shown
  }

  /** @returns whether the change takes something off sale, which must not wait */
  add(change: MarketChange): boolean {
    const key = marketKey(change)
    const shown = this.#shown(key)
    const before = this.#changes.has(key) ? this.#changes.get(key) : shown
    const market = mergeChange(before, change)
    if (market !== before) this.#changes.set(key, market)
    return takesOffSale(shown, market)
  }

  take(): ReadonlyMap<MarketKey, LiveMarket | undefined> {
    const changes = this.#changes
    this.#changes = new Map()
    return changes
  }

  takeOnly(keys: readonly MarketKey[]): ReadonlyMap<MarketKey, LiveMarket | undefined> {
    const taken = new Map<MarketKey, LiveMarket | undefined>()
    for (const key of keys) {
      if (!this.#changes.has(key)) continue
      taken.set(key, this.#changes.get(key))
      this.#changes.delete(key)
    }
    return taken
  }

  drop(key: MarketKey): void {
    this.#changes.delete(key)
  }
}

function takesOffSale(shown: LiveMarket | undefined, next: LiveMarket | undefined): boolean {
  if (shown?.status !== MARKET_STATUS.open) return false
  if (next?.status !== MARKET_STATUS.open) return true
  return shown.outcomes.some(
    ({ id, active }) => active && !next.outcomes.find((outcome) => outcome.id === id)?.active,
  )
}
