import * as v from 'valibot'

import { timestamp } from './primitives.ts'

/**
 * What is kept of a player beside the account, settings, sessions, money and bets, which have lists
 * of their own.
 */
export const OWN_RECORDS = [
  'accepted_terms',
  'sign_ins',
  'passkeys',
  'time_in_play',
  'decisions',
  'guard_rails',
  'messages',
  'notifications',
  'push_devices',
  'bonuses',
  'jackpot_hits',
  'votes',
  'chat_messages',
] as const

export const ownRecordKind = v.picklist(OWN_RECORDS)

export const ownRecord = v.object({
  at: timestamp,
  /** As it is kept, by the names of the fields; amounts are texts of digits. */
  entry: v.record(v.string(), v.unknown()),
})

export type OwnRecordKind = v.InferOutput<typeof ownRecordKind>
export type OwnRecord = v.InferOutput<typeof ownRecord>
