import {
  MARKET_STATUS,
  type FeedEvent,
  type MarketUpdate,
  type Odds,
  type SlipSelection,
} from '@touchline/betting'
import type { MarketStatus, MatchStatus } from '@touchline/contract'

import { readSomeMarkets } from '../../data/live/read-some-markets.ts'

type Slice<Value> = {
  get: (key: string) => Value | undefined
  subscribe: (key: string, listener: () => void) => () => void
}

type FeedMarket = {
  readonly status: MarketStatus
  readonly outcomes: readonly {
    readonly id: string
    readonly active: boolean
    readonly odds: Odds
  }[]
}

/** What the slip needs of the live store and its connection. */
export type SlipFeed = {
  /** By `{matchId}:{marketId}:{specifier}`. */
  readonly markets: Slice<FeedMarket>
  /** By match id. */
  readonly matches: Slice<{ readonly status: MatchStatus }>
  /** By selection id. */
  readonly outcomes: Slice<{ readonly state: string }>
  /** Keeps a match and some of its markets up to date until the returned function is called. */
  readonly follow: (
    matchId: string,
    marketIds: number[],
    read: typeof readSomeMarkets,
  ) => () => void
  /** Statuses by provider, `active` or not, whenever the backend tells of some. */
  readonly onProviders: (
    listener: (statuses: Readonly<Record<string, string>>) => void,
  ) => () => void
  readonly isConnected: () => boolean
  readonly onConnection: (listener: () => void) => () => void
}

export type FeedHealth = {
  readonly isConnected: boolean
  readonly staleIds: ReadonlySet<string>
}

/** Nothing is fresh before the first connection. */
export const FIRST_HEALTH: FeedHealth = { isConnected: false, staleIds: new Set() }

export function isSameHealth(a: FeedHealth, b: FeedHealth): boolean {
  return (
    a.isConnected === b.isConnected &&
    a.staleIds.size === b.staleIds.size &&
    [...a.staleIds].every((id) => b.staleIds.has(id))
  )
}

export type Follower = {
  /** Prices, suspensions, match states and providers. */
  readonly dispatch: (event: FeedEvent) => void
  /** Freshness or connection may have changed: nothing of the selections themselves. */
  readonly setHealth: (health: FeedHealth) => void
  /** Statuses of providers as the settings had them. */
  readonly knownProviders: () => Readonly<Record<string, string>>
}

/**
 * Follows selections in the live store; what one frame brings is told in one go.
 * @returns follows exactly these selections from now on
 */
export function followSelections(
  feed: SlipFeed,
  { dispatch, setHealth, knownProviders }: Follower,
): (selections: readonly SlipSelection[]) => void {
  const toldProviders: Record<string, string> = {}
  const followed = new Map<string, () => void>()
  const dirty = new Map<string, SlipSelection>()

  function readHealth(): void {
    const staleIds = [...followed.keys()].filter((id) => feed.outcomes.get(id)?.state === 'stale')
    setHealth({ isConnected: feed.isConnected(), staleIds: new Set(staleIds) })
  }

  function flush(): void {
    const selections = [...dirty.values()]
    dirty.clear()
    const markets = selections.map((selection) => readMarket(feed, selection))
    if (markets.length > 0) dispatch({ type: 'marketsUpdated', markets })
  }

  function onProvider(provider: string, isActive: boolean): void {
    dispatch({ type: isActive ? 'providerAvailable' : 'providerUnavailable', provider })
  }

  /** A selection may come back, from a reload or a code, after the news of its provider. */
  function tellProvider({ provider, isProviderActive }: SlipSelection): void {
    const status = toldProviders[provider] ?? knownProviders()[provider]
    const isActive = status === undefined ? isProviderActive : status === 'active'
    if (isActive !== isProviderActive) queueMicrotask(() => onProvider(provider, isActive))
  }

  function follow(selection: SlipSelection): () => void {
    const key = marketKeyOf(selection)
    const { matchId, marketId, id } = selection
    let wasKnown = feed.markets.get(key) !== undefined
    const onMarket = () => {
      const isKnown = feed.markets.get(key) !== undefined
      // A market that never came is not one that went.
      if (!isKnown && !wasKnown) return
      wasKnown ||= isKnown
      if (dirty.size === 0) queueMicrotask(flush)
      dirty.set(key, selection)
    }
    const onMatch = () => {
      const match = feed.matches.get(matchId)
      if (match === undefined) return
      dispatch({ type: 'matchStatusChanged', matchId, matchStatus: match.status })
    }
    const stops = [
      feed.follow(matchId, [marketId], readSomeMarkets),
      feed.markets.subscribe(key, onMarket),
      feed.matches.subscribe(matchId, onMatch),
      feed.outcomes.subscribe(id, readHealth),
    ]
    if (wasKnown) onMarket()
    return () => {
      dirty.delete(key)
      for (const stop of stops) stop()
    }
  }

  feed.onConnection(readHealth)
  feed.onProviders((statuses) => {
    Object.assign(toldProviders, statuses)
    for (const [provider, status] of Object.entries(statuses)) {
      onProvider(provider, status === 'active')
    }
  })
  readHealth()
  return (selections) => {
    const wanted = new Set(selections.map(({ id }) => id))
    for (const [id, stop] of followed) {
      if (wanted.has(id)) continue
      stop()
      followed.delete(id)
    }
    for (const selection of selections) {
      if (followed.has(selection.id)) continue
      followed.set(selection.id, follow(selection))
      tellProvider(selection)
    }
    readHealth()
  }
}

function marketKeyOf({ matchId, marketId, specifier }: SlipSelection): string {
  return `${matchId}:${marketId}:${specifier}`
}

function readMarket(feed: SlipFeed, selection: SlipSelection): MarketUpdate {
  const { matchId, marketId, specifier } = selection
  const market = feed.markets.get(marketKeyOf(selection))
  return {
    matchId,
    marketId,
    specifier,
    status: market?.status ?? MARKET_STATUS.inactive,
    outcomes: (market?.outcomes ?? []).map(({ id, active, odds }) => ({
      outcomeId: id,
      active,
      odds,
    })),
  }
}
