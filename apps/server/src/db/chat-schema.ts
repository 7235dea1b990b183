import type { Generated } from 'kysely'

export type ChatPeople = { player_id: number; public_id: Generated<string> }

export type ChatMessages = {
  id: Generated<bigint>
  match_id: string
  player_id: number
  body: string
  sent_at: Date
  hidden_at: Date | null
}

export type ChatReports = { message_id: bigint; player_id: number }
