import * as v from 'valibot'

import { timestamp } from './primitives.ts'

/**
 * What is kept of a player beside the profile, sessions, balances, movements of money and bets, which
 * have whole lists of their own.
 */
export const OWN_RECORDS = [
  'registration',
  'preferences',
  'accepted_terms',
  'sign_ins',
  'known_devices',
  'authenticators',
  'passkeys',
  'time_on_site',
  'time_in_play',
  'decisions',
  'guard_rails',
  'limits',
  'payments',
  'refunds',
  'placements',
  'settlements',
  'favourites',
  'messages',
  'notifications',
  'push_devices',
  'bonuses',
  'bonus_uses',
  'tournament_prizes',
  'jackpot_hits',
  'votes',
  'chat_messages',
  'chat_reports',
] as const

export const ownRecordKind = v.picklist(OWN_RECORDS)

export const ownRecord = v.object({
  at: timestamp,
  /** As it is kept, by the names of the fields; amounts are texts of digits. */
  entry: v.record(v.string(), v.unknown()),
})

export type OwnRecordKind = v.InferOutput<typeof ownRecordKind>
export type OwnRecord = v.InferOutput<typeof ownRecord>
