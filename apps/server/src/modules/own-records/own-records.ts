import type { OwnRecord, OwnRecordKind } from '@touchline/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

const PER_PAGE = 500

type Row = {
  /** Grows with time, one row each. */
  readonly position: string
  readonly at: Date
  readonly entry: Record<string, unknown>
}

/** Where a table counts its rows. */
const ID = sql`id`
/** Where it does not: microseconds since 1970. */
const since = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`

type Kept = {
  readonly table: string
  readonly position: RawBuilder<unknown>
  readonly at: string
  /** What of a row is the player's to have: no hash, no key, nothing about others. */
  readonly columns: readonly string[]
}

export const KEPT: Readonly<Record<OwnRecordKind, Kept>> = {
  accepted_terms: {
    table: 'terms_acceptances',
    position: since('accepted_at'),
    at: 'accepted_at',
    columns: ['version'],
  },
  sign_ins: {
    table: 'sign_ins',
    position: ID,
    at: 'signed_in_at',
    columns: ['browser', 'system', 'country'],
  },
  passkeys: {
    table: 'passkeys',
    position: since('created_at'),
    at: 'created_at',
    columns: ['name', 'used_at'],
  },
  time_in_play: {
    table: 'sportsbook_sessions',
    position: ID,
    at: 'started_at',
    columns: ['seen_at', 'ended_at'],
  },
  decisions: {
    table: 'player_decisions',
    position: ID,
    at: 'decided_at',
    columns: ['question', 'answer'],
  },
  guard_rails: {
    table: 'guard_rails',
    position: since('since'),
    at: 'since',
    columns: [
      'pause_losses',
      'pause_amount',
      'pause_currency',
      'pause_minutes',
      'live_from',
      'live_until',
      'zone',
      'calm',
    ],
  },
  messages: {
    table: 'outbox_messages',
    position: ID,
    at: 'created_at',
    // Without the text: it may hold a link that still works.
    columns: ['kind', 'channel', 'recipient', 'subject', 'language'],
  },
  notifications: {
    table: 'notifications',
    position: ID,
    at: 'created_at',
    columns: ['type', 'object_type', 'object_id', 'text_key', 'params', 'said', 'read_at'],
  },
  push_devices: {
    table: 'push_subscriptions',
    position: ID,
    at: 'created_at',
    columns: ['service', 'endpoint', 'language'],
  },
  bonuses: {
    table: 'bonuses',
    position: ID,
    at: 'issued_at',
    columns: [
      'offer_id',
      'offer_version',
      'kind',
      'cause',
      'status',
      'currency',
      'amount',
      'times_used',
      'points',
      'staked',
      'bets_count',
      'activated_at',
      'expires_at',
      'ended_at',
      'seen_at',
    ],
  },
  jackpot_hits: {
    table: 'jackpot_hits',
    position: ID,
    at: 'created_at',
    columns: ['jackpot_id', 'level', 'paid_amount', 'paid_currency', 'status', 'paid_at'],
  },
  votes: {
    table: 'prediction_votes',
    position: since('created_at'),
    at: 'created_at',
    columns: ['prediction_id', 'option_id'],
  },
  chat_messages: {
    table: 'chat_messages',
    position: ID,
    at: 'sent_at',
    columns: ['match_id', 'body', 'hidden_at'],
  },
}

/**
 * @param after position of the last record of the page before; 0 for the first page
 * @returns oldest first
 */
export async function readOwnRecords(
  db: Executor,
  playerId: number,
  kind: OwnRecordKind,
  after: bigint,
): Promise<{ data: OwnRecord[]; meta: { next: string | null } }> {
  const { table, position, at, columns } = KEPT[kind]
  const fields = columns.map((column) => sql`${sql.lit(column)}, ${exact(column)}`)
  const { rows } = await sql<Row>`
    select ${position} as position, ${sql.ref(at)} as at,
      jsonb_build_object(${sql.join(fields)}) as entry
    from ${sql.table(table)}
    where player_id = ${playerId} and ${position} > ${after}
    order by 1
    limit ${PER_PAGE}
  `.execute(db)
  return {
    data: rows.map((row) => ({ at: row.at.toISOString(), entry: row.entry })),
    meta: { next: rows.length < PER_PAGE ? null : String(rows.at(-1)?.position) },
  }
}

/** Sums as texts: JSON has no whole numbers of that size. */
const exact = (column: string) =>
  AMOUNTS.has(column) ? sql`${sql.ref(column)}::text` : sql.ref(column)
const AMOUNTS = new Set(['amount', 'paid_amount', 'pause_amount', 'staked', 'points'])
