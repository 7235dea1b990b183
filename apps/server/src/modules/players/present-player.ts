import type { Player } from '@touchline/contract'
import { missingFields } from './player-fields.ts'
import type { Settings } from '../../settings/settings.ts'
import type { PlayerRow } from './player-repository.ts'

type Wanted = Pick<Settings, 'requiredPlayerFields' | 'termsVersion'>

/** @param wanted what the operator asks of every player before they go on */
export function presentPlayer(row: PlayerRow, wanted: Wanted): Player {
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
    authFieldsMissed: missingFields(row, wanted.requiredPlayerFields),
    statuses: row.statuses,
    emailConfirmed: row.email_confirmed_at !== null,
    phoneVerified: row.phone_verified_at !== null,
    newEmail: row.new_email,
    termsToAccept: row.terms_version === wanted.termsVersion ? null : wanted.termsVersion,
  }
}
