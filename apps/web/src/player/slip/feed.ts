import type { MarketUpdate, SlipSelection } from '@touchline/betting'
import type { MarketStatus, MatchStatus } from '@touchline/contract'

type Slice<Value> = {
  get: (key: string) => Value | undefined
  subscribe: (key: string, listener: () => void) => () => void
}

type FeedMarket = {
  readonly status: MarketStatus
  readonly outcomes: readonly {
    readonly id: string
    readonly active: boolean
    readonly odds: number
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
  /** Keeps a match's channel open until the returned function is called. */
  readonly follow: (matchId: string) => () => void
  /** Statuses by provider, `active` or not, whenever the backend tells of some. */
  readonly onProviders: (
    listener: (statuses: Readonly<Record<string, string>>) => void,
  ) => () => void
  readonly isConnected: () => boolean
  readonly onConnection: (listener: () => void) => () => void
}

export type FeedListener = {
  markets: (updates: readonly MarketUpdate[]) => void
  matchStatus: (matchId: string, status: MatchStatus) => void
  provider: (provider: string, isActive: boolean) => void
  /** Freshness or connection changed: nothing of the slip itself. */
  health: () => void
}

export type SelectionTracker = {
  /** Follows exactly these selections from now on. */
  track: (selections: readonly SlipSelection[]) => void
  staleIds: () => ReadonlySet<string>
  stop: () => void
}

/**
 * Follows the slip's selections in the live store; what one frame brings is told in one go.
 * @param knownProviders their statuses as the settings had them
 */
export function trackSelections(
  feed: SlipFeed,
  listener: FeedListener,
  knownProviders: () => Readonly<Record<string, string>>,
): SelectionTracker {
  const toldProviders: Record<string, string> = {}
  const followed = new Map<string, { selection: SlipSelection; stop: () => void }>()
  const dirty = new Map<string, SlipSelection>()
  const stopsForAll = [
    feed.onConnection(listener.health),
    feed.onProviders((statuses) => {
      Object.assign(toldProviders, statuses)
      for (const [provider, status] of Object.entries(statuses)) {
        listener.provider(provider, status === 'active')
      }
    }),
  ]

  function flush(): void {
    const selections = [...dirty.values()]
    dirty.clear()
    const updates = selections.map((selection) => readMarket(feed, selection))
    if (updates.length > 0) listener.markets(updates)
  }

  /** A selection may come back, from a reload or a code, after the news of its provider. */
  function tellProvider({ provider, isProviderActive }: SlipSelection): void {
    const status = toldProviders[provider] ?? knownProviders()[provider]
    const isActive = status === undefined ? isProviderActive : status === 'active'
    if (isActive !== isProviderActive) queueMicrotask(() => listener.provider(provider, isActive))
  }

  function follow(selection: SlipSelection): () => void {
    const key = marketKeyOf(selection)
    const { matchId, id } = selection
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
      if (match !== undefined) listener.matchStatus(matchId, match.status)
    }
    const stops = [
      feed.follow(matchId),
      feed.markets.subscribe(key, onMarket),
      feed.matches.subscribe(matchId, onMatch),
      feed.outcomes.subscribe(id, listener.health),
    ]
    if (wasKnown) onMarket()
    return () => {
      dirty.delete(key)
      for (const stop of stops) stop()
    }
  }

  return {
    track(selections) {
      const wanted = new Set(selections.map(({ id }) => id))
      for (const [id, { stop }] of followed) {
        if (wanted.has(id)) continue
        stop()
        followed.delete(id)
      }
      for (const selection of selections) {
        if (followed.has(selection.id)) continue
        followed.set(selection.id, { selection, stop: follow(selection) })
        tellProvider(selection)
      }
    },
    staleIds: () =>
      new Set([...followed.keys()].filter((id) => feed.outcomes.get(id)?.state === 'stale')),
    stop() {
      for (const stop of stopsForAll) stop()
      for (const { stop } of followed.values()) stop()
      followed.clear()
    },
  }
}

function marketKeyOf({ matchId, marketId, specifier }: SlipSelection): string {
  return `${matchId}:${marketId}:${specifier}`
}

const REMOVED = 0

function readMarket(feed: SlipFeed, selection: SlipSelection): MarketUpdate {
  const { matchId, marketId, specifier } = selection
  const market = feed.markets.get(marketKeyOf(selection))
  return {
    matchId,
    marketId,
    specifier,
    status: market?.status ?? REMOVED,
    outcomes: (market?.outcomes ?? []).map(({ id, active, odds }) => ({
      outcomeId: id,
      active,
      odds,
    })),
  }
}
