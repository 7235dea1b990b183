import type { LotteryTicket } from '@touchline/contract/draws'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from './column-types.ts'
import type { PlayerTables } from './player-schema.ts'
import type { LimitTables } from './limit-schema.ts'
import type { WalletTables } from './wallet-schema.ts'
import type { BetTables } from './bet-schema.ts'
import type { BonusTables } from './bonus-schema.ts'
import type { NotificationTables } from './notification-schema.ts'
import type { JackpotTables } from './jackpot-schema.ts'
import type { PaymentTables } from './payment-schema.ts'

type ProductState = {
  name: string
  value: JSONColumnType<object>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

type LotteryDraws = {
  match_id: string
  closes_at: Date
  commitment: string
  secret: string
  pulse: string | null
  tickets: JSONColumnType<readonly LotteryTicket[], string | null, string | null> | null
  drawn: number[] | null
  drawn_at: Date | null
  cancelled_at: Date | null
}

type ChatPeople = { player_id: number; public_id: Generated<string> }

type ChatMessages = {
  id: Generated<bigint>
  match_id: string
  player_id: number
  body: string
  sent_at: Date
  hidden_at: Date | null
}

type ChatReports = { message_id: bigint; player_id: number }

type SiteVersions = {
  version: number
  written: string
  document: JSONColumnType<object>
  based_on: number
  applied_at: Date
  applied_by: string
  published_at: Date | null
  published_by: string | null
}

type SiteState = { only_row: Generated<boolean>; draft: number | null; published: number | null }

export type ActOutcome = 'done' | 'refused' | 'failed'

type OperatorActs = {
  id: Generated<bigint>
  begun_at: CreatedAt
  done_by: string
  command: string
  subject: string | null
  details: string | null
  outcome: ActOutcome | null
}

/** Tables as `migrations/` makes them. */
export type Schema = PlayerTables &
  WalletTables &
  BetTables &
  LimitTables &
  BonusTables &
  JackpotTables &
  PaymentTables &
  NotificationTables & {
    lottery_draws: LotteryDraws
    product_state: ProductState
    chat_people: ChatPeople
    chat_messages: ChatMessages
    chat_reports: ChatReports
    site_versions: SiteVersions
    site_state: SiteState
    operator_acts: OperatorActs
  }
