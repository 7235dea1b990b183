import type { Amount, LimitPeriod, LimitStatus, LimitType } from '@touchline/betting'
import type { Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from './column-types.ts'

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
  confirmed_at: Date | null
}

type PlayerDecisions = {
  id: Generated<bigint>
  player_id: number
  question: 'registration' | 'first_deposit' | 'monthly' | 'account_review'
  answer: 'declined' | 'accepted'
  decided_at: Date
}

type PlayerActivity = { player_id: number; seconds: bigint; tracked_at: Date }

type SportsbookSessions = {
  id: Generated<bigint>
  player_id: number
  started_at: Date
  seen_at: Date
  ended_at: Date | null
}

export type LimitTables = {
  sportsbook_sessions: SportsbookSessions
  user_limits: UserLimits
  guard_rails: GuardRailsTable
  player_activity: PlayerActivity
  player_decisions: PlayerDecisions
}
