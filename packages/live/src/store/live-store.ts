import type { Market, Match, PushEvent } from '@touchline/contract'
import type { MarketKey, OutcomeKey } from '../keys.ts'
import type { FeedHealth } from './feed-health.ts'
import type { Scheduler } from './frame-scheduler.ts'
import type { LiveMarket } from './live-market.ts'
import type { LiveMatch } from './live-match.ts'
import type { OutcomeSnapshot } from './outcome-snapshot.ts'

export type LiveStoreOptions = {
  /** When changes that may wait are shown; the next frame by default. */
  schedule?: Scheduler
  /** Milliseconds since 1970. */
  now?: () => number
  /** The page is a copy from another time: nothing of it can be bet on, however the line is. */
  isKept?: boolean
}

/** One answer of the backend, taken over at once. */
export type StoreSnapshot = {
  /** Their main, secondary and chosen markets count as well. */
  matches?: readonly Match[]
  markets?: readonly Market[]
  /** Matches all of whose markets are in the snapshot: others of theirs are removed. */
  complete?: readonly string[] | undefined
  /** Of `complete`, it is these markets alone that are all there. */
  onlyIds?: readonly number[] | undefined
  /**
   * Whether somebody else keeps a market up to date. Of the others, lines that the snapshot says
   * rows show no more are removed.
   */
  isKept?: (matchId: string, marketId: number) => boolean
  /** What was pushed after it was made: of what is in the snapshot it stands over it. */
  pushed?: readonly PushEvent[]
}

/** One kind of values; each is immutable and stays the same object until it changes. */
export type Slice<V> = {
  get(key: string): V | undefined
  subscribe(key: string, listener: () => void): () => void
}

/** A slice that can be tidied up. */
export type KeptSlice<V> = Slice<V> & {
  keys(): Iterable<string>
  hasListeners(key: string): boolean
  /** Forgets the value; nobody is told. @returns whether there was one */
  delete(key: string): boolean
}

export type LiveStore = {
  /** By `outcomeKey`. */
  outcomes: KeptSlice<OutcomeSnapshot>
  /** By `marketKey`. */
  markets: KeptSlice<LiveMarket>
  /** By match id. */
  matches: KeptSlice<LiveMatch>
  /**
   * Keys of the markets of a match, by match id, in the order in which they came. Listeners also
   * hear of it when one of them goes on or off sale, or becomes the balanced line.
   */
  marketKeys: KeptSlice<readonly MarketKey[]>
  get(outcome: OutcomeKey): OutcomeSnapshot | undefined
  subscribe(outcome: OutcomeKey, listener: () => void): () => void
  match(id: string): LiveMatch | undefined
  market(key: MarketKey): LiveMarket | undefined
  applySnapshot(snapshot: StoreSnapshot): void
  /** Takes in a push event; events that are no business of the store change nothing. */
  apply(event: PushEvent): void
  /** Statuses by provider, `active` or not; those not named stay as they are. */
  setProviders(statuses: Readonly<Record<string, string>>): void
  /** Keys of the enabled sports; null = all. */
  setSports(keys: readonly string[] | null): void
  /** The connection to the push server is there, or is not. */
  setConnected(connected: boolean): void
  /** Judges at once what has become stale by silence, as is done once a second anyway. */
  check(): void
  /** Shows a match as stale while its snapshot is read again. */
  hold(matchId: string, held: boolean): void
  /** How well the feed is heard. */
  health: FeedHealth
  /**
   * Called when events were left out and are wanted again: every snapshot must be read anew.
   */
  onOutdated(listener: () => void): () => void
  /** Begins to watch for silence; the returned function ends it. Not for the server. */
  start(): () => void
}
