import type { MarketChange, PushEvent } from '@touchline/contract'
import { marketKey, type MarketKey, type OutcomeKey } from '../keys.ts'
import { Enabled } from './enabled.ts'
import { FeedWatch } from './feed-health.ts'
import { nextFrame, type Scheduler } from './frame-scheduler.ts'
import { mergeChange, mergeSnapshot, type LiveMarket } from './live-market.ts'
import type { LiveStore, LiveStoreOptions, StoreSnapshot } from './live-store.ts'
import { MatchBoard } from './match-board.ts'
import { PendingMarkets } from './pending-markets.ts'
import { PriceBoard } from './price-board.ts'
import { Staleness } from './staleness.ts'

/** Prices, markets and matches of one page, each shown value with listeners of its own. */
export function createLiveStore(options: LiveStoreOptions = {}): LiveStore {
  return new Store(options)
}

const silenceCheckMs = 1_000

function marketsOf(event: PushEvent): readonly MarketChange[] {
  return event.type === 'markets_changed' ? event.markets : []
}

class Store implements LiveStore {
  readonly #schedule: Scheduler
  readonly #enabled = new Enabled()
  readonly #staleness: Staleness
  readonly health: FeedWatch
  readonly #matchBoard = new MatchBoard()
  readonly #priceBoard: PriceBoard
  readonly #pending: PendingMarkets
  readonly #outdatedListeners = new Set<() => void>()
  #frameWaits = false

  constructor({ now = Date.now, schedule = nextFrame, isKept }: LiveStoreOptions) {
    this.#schedule = schedule
    this.#staleness = new Staleness(now, isKept)
    this.health = new FeedWatch(now)
    const isStale = (matchId: string) => this.#staleness.isStale(matchId, this.match(matchId))
    this.#priceBoard = new PriceBoard({ now, isStale })
    this.#pending = new PendingMarkets((key) => this.market(key))
  }

  get outcomes() {
    return this.#priceBoard.outcomes
  }

  get markets() {
    return this.#priceBoard.markets
  }

  get marketKeys() {
    return this.#priceBoard.lists
  }

  get matches() {
    return this.#matchBoard.matches
  }

  get(outcome: OutcomeKey) {
    return this.outcomes.get(outcome)
  }

  subscribe(outcome: OutcomeKey, listener: () => void) {
    return this.outcomes.subscribe(outcome, listener)
  }

  match(id: string) {
    return this.matches.get(id)
  }

  market(key: MarketKey) {
    return this.markets.get(key)
  }

  applySnapshot(snapshot: StoreSnapshot): void {
    const { matches = [], pushed = [], complete, onlyIds } = snapshot
    this.#judgeAgain(this.#matchBoard.replace(matches, pushed))
    const changes = this.#changesBy(snapshot)
    for (const change of pushed.flatMap(marketsOf)) {
      const key = marketKey(change)
      const { matchId, id } = change
      const isAllThere = complete?.includes(matchId) && (onlyIds?.includes(id) ?? true)
      const isInIt = changes.has(key) || isAllThere
      if (isInIt && this.#isWanted(change)) changes.set(key, mergeChange(changes.get(key), change))
    }
    for (const key of changes.keys()) this.#pending.drop(key)
    this.#priceBoard.commit(changes)
  }

  apply(event: PushEvent): void {
    switch (event.type) {
      case 'markets_changed':
        return this.#changeMarkets(event)
      case 'match_changed':
      case 'match_status_changed':
        return this.#changeMatch(event)
      case 'provider_status_changed':
        return this.setProviders(event.providerStatuses)
      case 'alive':
        this.health.beat(event)
        return this.#refreshIf(this.#staleness.alive(event))
      default:
        return undefined
    }
  }

  setProviders(statuses: Readonly<Record<string, string>>): void {
    const cameBack = this.#enabled.setProviders(statuses)
    this.#refreshIf(this.#staleness.disabled(this.#enabled.inactiveProviders))
    if (cameBack) for (const listener of this.#outdatedListeners) listener()
  }

  setSports(keys: readonly string[] | null): void {
    this.#enabled.setSports(keys)
  }

  setConnected(connected: boolean): void {
    this.health.connected(connected)
    this.#refreshIf(this.#staleness.connected(connected))
  }

  check(): void {
    this.#refreshIf(this.#staleness.check())
  }

  hold(matchId: string, held: boolean): void {
    if (this.#staleness.hold(matchId, held)) this.#priceBoard.refresh(matchId)
  }

  onOutdated(listener: () => void): () => void {
    this.#outdatedListeners.add(listener)
    return () => void this.#outdatedListeners.delete(listener)
  }

  start(): () => void {
    const timer = setInterval(() => this.check(), silenceCheckMs)
    const stop = this.health.start()
    return () => {
      clearInterval(timer)
      stop()
    }
  }

  #changeMarkets({ markets }: Extract<PushEvent, { type: 'markets_changed' }>): void {
    this.health.priced()
    const offSale: MarketKey[] = []
    for (const change of markets) {
      if (this.#isWanted(change) && this.#pending.add(change)) offSale.push(marketKey(change))
    }
    if (offSale.length > 0) this.#priceBoard.commit(this.#pending.takeOnly(offSale))
    this.#flushSoon()
  }

  #isWanted(change: MarketChange): boolean {
    const owner = this.match(change.matchId)
    return owner === undefined ? !this.#isOff(marketKey(change)) : this.#enabled.allows(owner)
  }

  #changeMatch({
    match,
  }: Extract<PushEvent, { type: 'match_changed' | 'match_status_changed' }>): void {
    const known = this.match(match.id)
    if (known === undefined || !this.#enabled.allows(known)) return
    if (this.#matchBoard.change(match)) this.#flushSoon()
  }

  #changesBy({ matches = [], markets = [], complete = [], onlyIds, isKept }: StoreSnapshot) {
    const changes = new Map<MarketKey, LiveMarket | undefined>()
    const remove = (matchId: string, ids?: readonly number[]) => {
      for (const key of this.marketKeys.get(matchId) ?? []) {
        const isMeant = ids?.includes(this.market(key)?.id ?? Number.NaN) ?? true
        if (isMeant && !this.#isOff(key)) changes.set(key, undefined)
      }
    }
    for (const matchId of complete) remove(matchId, onlyIds)
    for (const { id, rowMarketIds = [] } of matches) {
      remove(
        id,
        rowMarketIds.filter((marketId) => isKept?.(id, marketId) === false),
      )
    }
    const shownInLists = matches.flatMap((match) => [
      match.mainMarket,
      match.secondaryMarket,
      ...(match.chosenMarkets ?? []),
    ])
    for (const market of [...shownInLists, ...markets]) {
      if (market === null) continue
      const key = marketKey(market)
      const shown = this.market(key)
      if (shown !== undefined && this.#enabled.isOff(market.provider)) continue
      changes.set(key, mergeSnapshot(shown, market))
    }
    return changes
  }

  /** RT-26: what a provider that is off offers stands still until it is back. */
  #isOff(key: MarketKey): boolean {
    const provider = this.market(key)?.definition?.provider
    return provider !== undefined && this.#enabled.isOff(provider)
  }

  #flushSoon(): void {
    if (this.#frameWaits) return
    this.#frameWaits = true
    this.#schedule(() => this.#flush())
  }

  #flush(): void {
    this.#frameWaits = false
    this.#judgeAgain(this.#matchBoard.flush())
    this.#priceBoard.commit(this.#pending.take())
  }

  /** A match that went into play is judged by another measure of silence. */
  #judgeAgain(matchIds: readonly string[]): void {
    for (const id of matchIds) this.#priceBoard.refresh(id)
  }

  #refreshIf(changed: boolean): void {
    if (changed) this.#priceBoard.refresh()
  }
}
