import type { RaceReturn } from '@touchline/betting'
import type { ColumnType, Generated } from 'kysely'

type CreatedAt = ColumnType<Date, Date | undefined, never>

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
  received_at: CreatedAt
}

export type Cancellations = {
  match_id: string
  market_id: number | null
  specifier: string | null
  reason: string
  received_at: CreatedAt
}
