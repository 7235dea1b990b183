import type {
  BonusType,
  ComboBoostRange,
  FreebetMode,
  LedgerAccount,
  LimitPeriod,
  LimitStatus,
  LimitType,
  OddsAcceptMode,
  Amount,
  TotalOdds,
  Odds,
} from '@touchline/betting'
import type { FavouriteType } from '@touchline/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { SelectionFacts } from './selection-facts.ts'
import type { BonusTables } from './bonus-schema.ts'
import type { ChatMessages, ChatPeople, ChatReports } from './chat-schema.ts'
import type { NotificationTables } from './notification-schema.ts'
import type { JackpotTables } from './jackpot-schema.ts'
import type { LotteryDraws } from './lottery-schema.ts'
import type { PaymentTables } from './payment-schema.ts'
import type { Cancellations, OutcomeResults, RaceColumn, StoredResult } from './result-schema.ts'
import type { SiteTables } from './site-schema.ts'

/** A time that the database sets and the code reads. */
type CreatedAt = ColumnType<Date, Date | undefined, never>

type Players = {
  id: Generated<number>
  email: string
  password_hash: string
  first_name: string | null
  last_name: string | null
  nickname: string | null
  nickname_skeleton: string | null
  phone: string | null
  language: string
  currency: string
  statuses: Generated<string[]>
  comp_points: Generated<number>
  tracking: JSONColumnType<Record<string, string>, string | undefined>
  created_at: CreatedAt
  email_confirmed_at: Date | null
  phone_verified_at: Date | null
  session_limit_minutes: number | null
  terms_version: string | null
  closed_at: Date | null
  new_email: string | null
}

export type TokenPurpose = 'reset_password' | 'confirmation' | 'unlock' | 'change_email'

type PlayerTokens = {
  token_hash: Buffer
  player_id: number
  purpose: TokenPurpose
  created_at: CreatedAt
  expires_at: Date
}

type PhoneCodes = {
  player_id: number
  number: string
  code_hash: Buffer
  wrong_guesses: Generated<number>
  sent: Generated<number>
  sent_at: Date
  window_ends_at: Date
  expires_at: Date
}

/** What only tells something: there is no link and no code in it. */
export type NoticeKind =
  | 'email_changing'
  | 'account_closed'
  | 'password_changed'
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'passkey_added'
  | 'passkey_removed'

export type MessageKind = TokenPurpose | 'phone_code' | 'sign_in_code' | NoticeKind

type OutboxMessages = {
  id: Generated<bigint>
  kind: MessageKind
  channel: 'email' | 'sms'
  recipient: string
  subject: string
  body: string
  html: string
  language: string
  created_at: CreatedAt
  secret_until: Date | null
  player_id: number | null
}

type SportsbookSessions = {
  id: Generated<bigint>
  player_id: number
  started_at: Date
  seen_at: Date
  ended_at: Date | null
}

type Sessions = {
  id: Generated<string>
  token_hash: Buffer
  player_id: number
  created_at: CreatedAt
  seen_at: Date
  expires_at: Date
  browser: string | null
  system: string | null
  country: string | null
}

type TermsAcceptances = { player_id: number; version: string; accepted_at: Date }

type SignIns = {
  id: Generated<bigint>
  player_id: number
  signed_in_at: Date
  browser: string | null
  system: string | null
  country: string | null
}

type KnownDevices = { player_id: number; token_hash: Buffer; seen_at: Date }

type SignInChallenges = {
  player_id: number
  token_hash: Buffer
  way: 'mail' | 'authenticator'
  code_hash: Buffer | null
  guesses: Generated<number>
  sent_at: Date
  expires_at: Date
}

type Authenticators = {
  player_id: number
  secret: string
  confirmed_at: Date | null
  last_step: Generated<bigint>
}

type RecoveryCodes = { player_id: number; code_hash: Buffer }

type Passkeys = {
  id: string
  player_id: number
  name: string
  public_key: Buffer
  counter: bigint
  transports: string[]
  created_at: Date
  used_at: Date | null
}

type PasskeyChallenges = { challenge: string; player_id: number | null; expires_at: Date }

type SignInFailures = { subject: string; failures: number; window_ends_at: Date }

type PlayerSettings = {
  player_id: number
  stakes: JSONColumnType<Record<string, string[]>>
  accept_mode: OddsAcceptMode
  odds_type: string
  reminders: Generated<boolean>
  news: Generated<boolean>
  calm: Generated<boolean>
  push_topics: Generated<readonly string[]>
  quiet_from: number | null
  quiet_until: number | null
  quiet_zone: string | null
  updated_at: ColumnType<Date, Date | undefined, Date>
}

export type HouseAccount = Exclude<LedgerAccount, 'player'>

type Accounts = {
  id: Generated<number>
  player_id: number | null
  house: HouseAccount | null
  currency: string
  /** Moved by ledger entries alone; null for the house. */
  balance: ColumnType<Amount | null, Amount | null, never>
  active: Generated<boolean>
  /** Of all time, less what was not taken; moved by ledger entries alone, as the next three are. */
  staked: ColumnType<Amount, never, never>
  returned: ColumnType<Amount, never, never>
  deposited: ColumnType<Amount, never, never>
  /** Play money of all time: it cannot leave. */
  credited: ColumnType<Amount, never, never>
  created_at: CreatedAt
}

type Currencies = { code: string; per_euro: Amount }

type UserLimits = {
  id: Generated<bigint>
  player_id: number
  type: LimitType
  status: Generated<LimitStatus>
  period: LimitPeriod | null
  amount: Amount | null
  currency: string | null
  begun_at: Date
  period_at: Date
  base: JSONColumnType<Record<string, string>>
  active_until: Date | null
  wanted: Amount | null
  confirm_from: Date | null
  confirm_until: Date | null
  created_at: CreatedAt
}

type GuardRailsTable = {
  player_id: number
  pause_losses: number | null
  pause_amount: Amount | null
  pause_currency: string | null
  pause_minutes: number | null
  live_from: number | null
  live_until: number | null
  zone: string
  calm: boolean
  since: Date
  wanted: JSONColumnType<object> | null
  confirm_from: Date | null
  confirm_until: Date | null
}

type PlayerDecisions = {
  id: Generated<bigint>
  player_id: number
  question: 'registration' | 'first_deposit' | 'monthly' | 'account_review'
  answer: 'declined' | 'accepted'
  decided_at: Date
}

type PlayerActivity = { player_id: number; seconds: bigint; tracked_at: Date }

export type LedgerKind =
  | 'deposit'
  | 'credit'
  | 'placement'
  | 'rejection'
  | 'settlement'
  | 'resettlement'
  | 'cashout'
  | 'withdrawal'
  | 'withdrawal_return'
  | 'payout'
  | 'refund'
  | 'refund_return'
  | 'jackpot_win'
  | 'bonus'

type LedgerTransactions = {
  id: Generated<bigint>
  kind: LedgerKind | 'jackpot'
  cause: string
  /** Null for what the house moves between accounts of its own. */
  player_id: number | null
  created_at: CreatedAt
}

type LedgerEntries = {
  id: Generated<bigint>
  transaction_id: bigint
  account_id: number
  currency: string
  amount: Amount
}

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
  result: SettledResult
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

type Favourites = {
  player_id: number
  type: FavouriteType
  item_id: string
  created_at: CreatedAt
}

type ProductState = {
  name: string
  value: JSONColumnType<object>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

export type StoredScore = { readonly home: number; readonly away: number }

type FinalScores = {
  match_id: string
  start_time: Date
  score: JSONColumnType<StoredScore>
  ended_at: Date
}

/** Tables as `migrations/` makes them. */
export type Schema = BonusTables &
  NotificationTables &
  JackpotTables &
  PaymentTables &
  SiteTables & {
    players: Players
    sessions: Sessions
    sign_ins: SignIns
    terms_acceptances: TermsAcceptances
    known_devices: KnownDevices
    sign_in_challenges: SignInChallenges
    authenticators: Authenticators
    recovery_codes: RecoveryCodes
    passkeys: Passkeys
    passkey_challenges: PasskeyChallenges
    player_tokens: PlayerTokens
    phone_codes: PhoneCodes
    outbox_messages: OutboxMessages
    sportsbook_sessions: SportsbookSessions
    sign_in_failures: SignInFailures
    player_settings: PlayerSettings
    accounts: Accounts
    currencies: Currencies
    user_limits: UserLimits
    guard_rails: GuardRailsTable
    player_activity: PlayerActivity
    player_decisions: PlayerDecisions
    ledger_transactions: LedgerTransactions
    ledger_entries: LedgerEntries
    lottery_draws: LotteryDraws
    placements: Placements
    bets: Bets
    bet_selections: BetSelections
    settlements: Settlements
    outcome_results: OutcomeResults
    cancellations: Cancellations
    settlement_queue: SettlementQueue
    outcomes_to_apply: OutcomesToApply
    match_bet_counts: MatchBetCounts
    shared_bets: SharedBets
    receipt_keys: ReceiptKeys
    receipts: Receipts
    favourites: Favourites
    final_scores: FinalScores
    product_state: ProductState
    chat_people: ChatPeople
    chat_messages: ChatMessages
    chat_reports: ChatReports
  }
