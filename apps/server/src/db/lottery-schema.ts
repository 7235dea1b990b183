import type { JSONColumnType } from 'kysely'
import type { LotteryTicket } from '@touchline/contract/draws'

export type LotteryDraws = {
  match_id: string
  closes_at: Date
  commitment: string
  secret: string
  pulse: string | null
  tickets: JSONColumnType<readonly LotteryTicket[], string | null, string | null> | null
  drawn: number[] | null
  drawn_at: Date | null
}
