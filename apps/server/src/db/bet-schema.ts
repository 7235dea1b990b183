import type {
  Amount,
  BonusType,
  ComboBoostRange,
  FreebetMode,
  Odds,
  OddsAcceptMode,
  RaceReturn,
  TotalOdds,
} from '@touchline/betting'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from './column-types.ts'
import type { SelectionFacts } from './selection-facts.ts'

type Placements = {
  player_id: number
  reference: string
  body_hash: Buffer
  device_id: string | null
  quick: boolean
  created_at: CreatedAt
}

export type StoredBetStatus =
  | 'cashed_out'
  | 'withdrawn'
  | 'waiting_results'
  | 'ready_to_process'
  | 'done'
  | 'cancelled'
  | 'cashout_in_progress'
  | 'submitted'
  | 'rejected'

/** To count a boost anew when legs are void. */
export type StoredBoostTerms = {
  readonly minOdds: Odds | null
  readonly ranges: readonly ComboBoostRange[]
  /** Matches of the legs that may count; null: any. */
  readonly matchIds: readonly string[] | null
}

type Bets = {
  id: Generated<bigint>
  ref: string
  player_id: number
  placement: string
  position: number
  type: 'single' | 'combo' | 'system' | 'custom_bet'
  status: StoredBetStatus
  currency: string
  stake: Amount
  odds: TotalOdds
  potential_win: Amount
  win_count: number | null
  total_count: number | null
  /** Places of the legs that stand in every line of a system, as bits. */
  bankers: Generated<number>
  accept_mode: OddsAcceptMode
  rejection_key: string | null
  acceptance_at: Date | null
  is_vip: Generated<boolean>
  cashout_at: Date | null
  /** What the player agreed to, while a cash-out is in progress. */
  cashout_amount: Amount | null
  /** The least that is taken in its place; null for that amount alone. */
  cashout_least: Amount | null
  bonus_id: bigint | null
  bonus_type: BonusType | null
  /** Factor of the boost as it was agreed. */
  bonus_odds: Odds | null
  /** Set where the stake is a freebet's. */
  freebet_mode: FreebetMode | null
  boost_terms: JSONColumnType<StoredBoostTerms> | null
  /** Greatest payout of its time, where a leg may be paid at the starting price; null elsewhere. */
  payout_limit: Amount | null
  created_at: CreatedAt
  settled_at: Date | null
}

type BetSelections = {
  bet_id: bigint
  position: number
  match_id: string
  market_id: number
  specifier: string
  outcome_id: string
  odds: Odds
  /** What the player had agreed to, where the bet was placed at a lower price. */
  agreed_odds: Generated<Odds | null>
  /** The price at the end of the acceptance delay, where the bet was rejected for it. */
  rejected_odds: Odds | null
  facts: JSONColumnType<SelectionFacts>
  result: StoredResult | null
  void_factor: number | null
  dead_heat_factor: number | null
  race: RaceColumn
  /** It is paid at the starting price where that is higher. */
  best_odds: Generated<boolean>
}

type Settlements = {
  bet_id: bigint
  number: number
  /** `no_results`: the settlement before it was taken back. */
  result: SettledResult | 'no_results'
  win_amount: Amount
  /** The part of it that a bonus paid. */
  bonus_amount: Generated<Amount>
  /** Given as a freebet instead of money. */
  freebet_return: Generated<Amount>
  ledger_transaction_id: bigint | null
  created_at: CreatedAt
}

export type SettledResult =
  | 'canceled'
  | 'win_entire'
  | 'lose_entire'
  | 'refund_entire'
  | 'refund_half_win_other'
  | 'refund_half_lose_other'
  | 'cashed_out'

type SettlementQueue = {
  bet_id: bigint
  queued_at: ColumnType<Date, Date | undefined, Date>
  failures: Generated<number>
}

type MatchBetCounts = { match_id: string; slot: number; bets: number; counted_at: CreatedAt }

type OutcomesToApply = {
  match_id: string
  market_id: number
  specifier: string
  outcome_id: string
  after_bet_id: Generated<bigint>
  queued_at: CreatedAt
  failures: Generated<number>
}

export type StoredResult = 1 | 0 | -1

export type RaceColumn = ColumnType<RaceReturn | null, string | null | undefined, string | null>

export type OutcomeResults = {
  match_id: string
  market_id: number
  specifier: string
  outcome_id: string
  result: StoredResult
  void_factor: number
  dead_heat_factor: Generated<number>
  race: RaceColumn
  certainty: 1 | 2
  /** When the feed said it, by its own clock. */
  said_at: Date | null
  received_at: CreatedAt
}

export type Cancellations = {
  match_id: string
  market_id: number | null
  specifier: string | null
  reason: string
  said_at: Date | null
  received_at: CreatedAt
}

type CancelledWindows = {
  match_id: string
  market_id: number | null
  specifier: string | null
  from_at: Date | null
  until_at: Date | null
  reason: string
  said_at: Date
  received_at: CreatedAt
}

type TakenBack = {
  what: 'results' | 'cancellation'
  match_id: string
  market_id: number | null
  specifier: string | null
  said_at: Date
  received_at: CreatedAt
}

export type StoredScore = { readonly home: number; readonly away: number }

type FinalScores = {
  match_id: string
  start_time: Date
  score: JSONColumnType<StoredScore>
  ended_at: Date
}

/** `bets` as the contract writes them on the wire. */
export type SharedContent = {
  readonly bets: readonly unknown[]
  readonly facts: Readonly<Record<string, SelectionFacts>>
}

type SharedBets = {
  code: string
  content_hash: Buffer
  content: JSONColumnType<SharedContent>
  shared_at: ColumnType<Date, Date | undefined, Date>
}

type ReceiptKeys = { id: string; public_key: Buffer; created_at: CreatedAt }

type Receipts = {
  bet_id: bigint
  key_id: string
  canonical: string
  sha256: Buffer
  signature: Buffer
  created_at: CreatedAt
}

export type BetTables = {
  placements: Placements
  bets: Bets
  bet_selections: BetSelections
  settlements: Settlements
  outcome_results: OutcomeResults
  cancellations: Cancellations
  cancelled_windows: CancelledWindows
  taken_back: TakenBack
  settlement_queue: SettlementQueue
  outcomes_to_apply: OutcomesToApply
  match_bet_counts: MatchBetCounts
  shared_bets: SharedBets
  receipt_keys: ReceiptKeys
  receipts: Receipts
  final_scores: FinalScores
}
