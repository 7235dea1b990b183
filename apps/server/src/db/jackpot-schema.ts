import type { Amount } from '@touchline/betting'
import type { Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from './column-types.ts'

type Jackpots = {
  id: string
  document: JSONColumnType<object>
  active: Generated<boolean>
  drawn_to: bigint
  seen_to: Generated<bigint>
  seen_before: Generated<string>
  draws: Generated<number>
  pulse: string
  created_at: CreatedAt
}

type JackpotLevels = {
  jackpot_id: string
  code: string
  position: number
  active: Generated<boolean>
  seed: Amount
  must_drop: Amount
  contribution_ppm: number
  /** Millionths of the smallest unit. */
  pool: bigint
  round: Generated<number>
  last_secret: Buffer
  left_in_chain: number
}

type JackpotRounds = {
  jackpot_id: string
  level: string
  number: number
  commitment: string
  secret: string | null
  opened_at: Date
  ended_at: Date | null
}

type JackpotDraws = {
  jackpot_id: string
  number: number
  previous_pulse: string
  pulse: string
  levels: JSONColumnType<readonly object[]>
  created_at: Date
}

type JackpotTickets = {
  jackpot_id: string
  bet_id: bigint
  draw: number
  leaf: string
  /** Millionths of the jackpot's smallest unit. */
  stake: bigint
}

type JackpotHits = {
  id: Generated<bigint>
  jackpot_id: string
  level: string
  round: number
  bet_id: bigint
  player_id: number
  amount: Amount
  currency: string
  amount_eur: Amount
  paid_amount: Amount
  paid_currency: string
  status: Generated<'approved' | 'paid'>
  user_hash: string
  seen_at: Date | null
  created_at: Date
  paid_at: Date | null
  /** How often paying it has failed, and when it is tried again. */
  failures: Generated<number>
  due_at: Date | null
}

type Predictions = {
  id: string
  document: JSONColumnType<object>
  match_id: string
  closes_at: Date
  created_at: CreatedAt
}

type PredictionVotes = {
  prediction_id: string
  player_id: number
  option_id: string
  created_at: CreatedAt
}

type Promotions = {
  id: string
  document: JSONColumnType<object>
  position: number
  valid_from: Date | null
  valid_to: Date | null
  created_at: CreatedAt
}

export type JackpotTables = {
  jackpots: Jackpots
  jackpot_levels: JackpotLevels
  jackpot_rounds: JackpotRounds
  jackpot_draws: JackpotDraws
  jackpot_tickets: JackpotTickets
  jackpot_hits: JackpotHits
  predictions: Predictions
  prediction_votes: PredictionVotes
  promotions: Promotions
}
