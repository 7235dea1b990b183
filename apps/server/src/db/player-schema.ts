import type { OddsAcceptMode } from '@touchline/betting'
import type { FavouriteType } from '@touchline/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from './column-types.ts'

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
  erased_at: Date | null
  new_email: string | null
}

export const TOKEN_PURPOSES = ['reset_password', 'confirmation', 'unlock', 'change_email'] as const
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

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
  | 'break_begun'
  | 'exclusion_begun'
  | 'exclusion_for_good'
  | 'money_returned'
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

type BarredSessions = Pick<Sessions, 'token_hash' | 'player_id' | 'expires_at'>

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
  time_zone: string | null
  reminders: Generated<boolean>
  news: Generated<boolean>
  calm: Generated<boolean>
  push_topics: Generated<readonly string[]>
  quiet_from: number | null
  quiet_until: number | null
  quiet_zone: string | null
  updated_at: ColumnType<Date, Date | undefined, Date>
}

type Favourites = {
  player_id: number
  type: FavouriteType
  item_id: string
  created_at: CreatedAt
}

export type PlayerTables = {
  players: Players
  sessions: Sessions
  barred_sessions: BarredSessions
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
  sign_in_failures: SignInFailures
  player_settings: PlayerSettings
  favourites: Favourites
}
