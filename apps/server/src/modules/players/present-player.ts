import type { Player } from '@touchline/contract'
import { missingFields } from './player-fields.ts'
import type { PlayerFieldKey } from '../../settings/settings.ts'
import type { PlayerRow } from './player-repository.ts'

/** @param required fields that every player has to fill in */
export function presentPlayer(row: PlayerRow, required: readonly PlayerFieldKey[]): Player {
  return {
    id: String(row.id),
    email: row.email,
    phone: row.phone,
    authPhone: null,
    firstName: row.first_name,
    lastName: row.last_name,
    nickname: row.nickname,
    language: row.language,
    currency: row.currency,
    authFieldsMissed: missingFields(row, required),
    statuses: row.statuses,
  }
}
