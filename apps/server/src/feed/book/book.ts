import type { MarketStatus, MatchStatus, Odds } from '@touchline/betting'
import type { LocalText } from '../../texts/local-text.ts'
import type {
  BetWindow,
  CatalogueCategory,
  CatalogueSport,
  CatalogueTournament,
  FeedMessage,
  FixtureMessage,
  MatchClock,
  NamedMarket,
  PeriodScore,
  PlayStory,
  ProviderId,
  Score,
  SettledMarket,
  Situation,
  StakeChances,
  Tally,
} from '../messages.ts'

/** A live price not heard of for this long is not bettable. */
export const STALE_AFTER_MS = 10_000

export type BookOutcome = Readonly<StakeChances> & {
  readonly id: string
  readonly active: boolean
  /** Thousandths. */
  readonly odds: Odds
  /** Odds before the last move; equal to `odds` when they never moved. */
  readonly previous: Odds
  /** See FeedOutcome. */
  readonly probability: number
}

export type BookMarket = {
  readonly marketId: number
  readonly specifier: string
  readonly status: MarketStatus
  /** What the feed calls it, where we have no texts for it. */
  readonly name?: LocalText | undefined
  readonly groups: readonly string[]
  readonly priority: number
  readonly mostBalanced: boolean
  /** Wall clock, milliseconds. */
  readonly nextBetStop: number | null
  readonly customBetGroups: readonly string[]
  readonly outcomes: readonly BookOutcome[]
}

export type BookState = {
  readonly stage: string
  readonly clock: MatchClock | null
  readonly score: Score
  readonly gameScore: Score | null
  readonly periodScores: readonly PeriodScore[]
  readonly currentServer: 1 | 2 | null
  readonly situation: Situation | null
  readonly maxPeriodNumber: number
  readonly stats: Readonly<Record<string, Score>>
  readonly tally: Tally | null
  readonly story: PlayStory | null
}

export type BookMatch = Omit<FixtureMessage, 'kind' | 'status'> & {
  readonly status: MatchStatus
  /** Grows by one with every change of this match. */
  readonly version: number
  /** Wall clock of the last message that vouched for this match, milliseconds. */
  readonly lastHeardAt: number
  readonly state: BookState | null
  /** Keyed by `marketKey`; in order of priority, then specifier, when listed by `markets()`. */
  readonly markets: ReadonlyMap<string, BookMarket>
}

export type Price = StakeChances & {
  odds: Odds
  active: boolean
  marketStatus: MarketStatus
  version: number
  stale: boolean
  matchStatus: MatchStatus
  probability: number
}

export type EventKind = 'match' | 'outright' | 'race'

export type MatchFilter = {
  sportKeys?: readonly string[]
  sportTypes?: readonly CatalogueSport['type'][]
  categoryIds?: readonly number[]
  tournamentIds?: readonly number[]
  statuses?: readonly MatchStatus[]
  ids?: readonly string[]
  /** Wall clock, milliseconds, inclusive. */
  startFrom?: number
  startTo?: number
  /** Only matches with at least one open market. */
  bettable?: boolean
  hasVideo?: boolean
  /** Matches, events such as the end of a season, races; all when absent. */
  kinds?: readonly EventKind[]
}

export type BookCounters = {
  live: number
  total: number
  /** Events that are neither matches nor races; the other numbers are without either. */
  outrights: ReadonlyMap<string | number, number>
  /** Matches by sport key, category id and tournament id that pass the filter. */
  sports: ReadonlyMap<string, { live: number; total: number }>
  categories: ReadonlyMap<number, { live: number; total: number }>
  tournaments: ReadonlyMap<number, { live: number; total: number }>
}

export type BookChange =
  | { kind: 'catalogue' }
  /** A new match, or new facts about one. */
  | { kind: 'match'; match: BookMatch }
  /** The score, clock or stage moved. */
  | { kind: 'state'; match: BookMatch }
  /** The match status (prematch, live, finished …) changed. */
  | { kind: 'status'; match: BookMatch; previous: MatchStatus }
  /** `markets` holds only what changed; `suspension` asks for delivery at once. */
  | { kind: 'markets'; match: BookMatch; markets: readonly BookMarket[]; suspension: boolean }
  /** Chances moved under prices that stand still. */
  | { kind: 'chances'; match: BookMatch }
  | {
      kind: 'settlement'
      matchId: string
      certainty: 1 | 2
      markets: readonly SettledMarket[]
      at: number
    }
  | {
      kind: 'settlement_rollback'
      matchId: string
      markets: readonly NamedMarket[]
      at: number
    }
  | {
      kind: 'cancel'
      matchId: string
      /** Empty: every market of the match. */
      markets: readonly NamedMarket[]
      /** The bets that it is for; all when absent. */
      window?: BetWindow
      reason: string
      at: number
    }
  | {
      kind: 'cancel_rollback'
      matchId: string
      /** Empty: the cancellation of the whole match. */
      markets: readonly NamedMarket[]
      window?: BetWindow
      at: number
    }
  | { kind: 'provider'; provider: ProviderId; status: 'active' | 'inactive' }
  /** The match left the book (its results are older than a week). */
  | { kind: 'removed'; matchId: string }

export type BookListener = (change: BookChange) => void

/** A match with everything that the book needs to go on from it; plain data. */
export type MatchDump = {
  readonly facts: Omit<FixtureMessage, 'kind' | 'status'>
  readonly status: MatchStatus
  readonly version: number
  /** Number of the last message of this match in the present term, -1 before the first. */
  readonly seq: number
  readonly announced: boolean
  readonly doubtful: boolean
  readonly state: BookState | null
  readonly markets: readonly BookMarket[]
}

/** The authority on what is open at which price. All reads are synchronous. */
export type Book = {
  /**
   * Takes a batch in order; numbers every change and tells the listeners.
   * @param heardAt when the batch was said, wall clock in milliseconds; now when absent
   */
  apply(messages: readonly FeedMessage[], heardAt?: number): void
  /**
   * The feed begins anew, perhaps in another process: every open market of a match that has begun is
   * suspended until the first prices of its match; those of matches to come stay as they are. Either
   * way the first prices must be complete. Numbers of messages start over.
   * @param concerns which matches; all when absent
   */
  beginTerm(concerns?: (matchId: string) => boolean): void
  /** The feed has announced every match: those it did not speak of in this term are removed. */
  completeTerm(concerns?: (matchId: string) => boolean): void
  dump(matchId: string): MatchDump | undefined
  /**
   * Becomes what the dumps say and tells the listeners what that changes. Restored matches count as
   * not heard of until the feed vouches for them.
   */
  restore(matches: readonly MatchDump[]): void
  /** The listener is called within `apply`; the result takes it off again. */
  subscribe(listener: BookListener): () => void
  priceOf(
    matchId: string,
    marketId: number,
    specifier: string,
    outcomeId: string,
  ): Price | undefined
  match(id: string): BookMatch | undefined
  /** Sorted by start time, then id. */
  matches(filter?: MatchFilter): readonly BookMatch[]
  /** Sorted by priority, market id, then line. */
  markets(matchId: string): readonly BookMarket[]
  /** Live, or due to be, and not heard of for longer than STALE_AFTER_MS. */
  isStale(matchId: string): boolean
  sports(): readonly CatalogueSport[]
  sport(key: string): CatalogueSport | undefined
  categories(sportKey?: string): readonly CatalogueCategory[]
  category(id: number): CatalogueCategory | undefined
  tournaments(filter?: { sportKey?: string; categoryId?: number }): readonly CatalogueTournament[]
  tournament(id: number): CatalogueTournament | undefined
  /** Matches that pass the filter; open ones alone where it asks for no status. */
  counters(filter?: MatchFilter): BookCounters
  providers(): ReadonlyMap<ProviderId, 'active' | 'inactive'>
}

/** Of a player who cannot go on the stage may name the side: `retired_home`. */
const RETIRED = /^retired(?:_(home|away))?$/
const UNPLAYED: ReadonlySet<string> = new Set(['walkover', 'postponed', 'cancelled'])

/** Whether a match that is over was not played to its end: its score says nothing of who won. */
export function isCutShort(state: BookState): boolean {
  return isUnplayed(state) || state.stage === 'abandoned' || RETIRED.test(state.stage)
}

/** Whether a match is off before anybody played: it has no score, and 0–0 would be one. */
export function isUnplayed({ stage }: BookState): boolean {
  return UNPLAYED.has(stage)
}

/** Who could not go on, where the feed tells it. */
export function retiredSide(state: BookState): 'home' | 'away' | undefined {
  const [, side] = RETIRED.exec(state.stage) ?? []
  return side === 'home' || side === 'away' ? side : undefined
}
