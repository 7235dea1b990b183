import type { OwnRecord, OwnRecordKind } from '@touchline/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

const PER_PAGE = 500

type Row = {
  /** Grows with time; rows of one instant may share one. */
  readonly position: string
  readonly at: Date
  readonly entry: Record<string, unknown>
}

const timeOf = (at: string | RawBuilder<Date>) => (typeof at === 'string' ? sql.ref<Date>(at) : at)

type Kept = {
  readonly table: string
  /** The column whose numbers grow with time; undefined where the time itself has to do. */
  readonly by?: string
  readonly at: string | RawBuilder<Date>
  /** What of a row is the player's to have: no hash, no key, nothing about others. */
  readonly columns: readonly string[]
  /** Where the row itself does not name its player. */
  readonly isOf?: (playerId: number) => RawBuilder<boolean>
}

const ofTheirBets = (playerId: number) =>
  sql<boolean>`bet_id in (select id from bets where player_id = ${playerId})`

const TOURNAMENT_END = sql<Date>`(
  select ended_at from tournament_ends e where e.offer_id = tournament_prizes.offer_id
)`

export const KEPT: Readonly<Record<OwnRecordKind, Kept>> = {
  registration: {
    table: 'players',
    at: 'created_at',
    columns: [
      'currency',
      'statuses',
      'comp_points',
      'tracking',
      'terms_version',
      'session_limit_minutes',
      'email_confirmed_at',
      'phone_verified_at',
      'closed_at',
    ],
    isOf: (playerId) => sql`id = ${playerId}`,
  },
  preferences: {
    table: 'player_settings',
    at: 'updated_at',
    columns: [
      'stakes',
      'accept_mode',
      'odds_type',
      'reminders',
      'news',
      'calm',
      'push_topics',
      'quiet_from',
      'quiet_until',
      'quiet_zone',
      'time_zone',
    ],
  },
  accepted_terms: {
    table: 'terms_acceptances',
    at: 'accepted_at',
    columns: ['version'],
  },
  sign_ins: {
    table: 'sign_ins',
    by: 'id',
    at: 'signed_in_at',
    columns: ['browser', 'system', 'country'],
  },
  known_devices: {
    table: 'known_devices',
    at: 'seen_at',
    columns: ['seen_at'],
  },
  // One that no code has confirmed yet guards nothing, and is forgotten.
  authenticators: {
    table: 'authenticators',
    at: 'confirmed_at',
    columns: ['confirmed_at'],
  },
  passkeys: {
    table: 'passkeys',
    at: 'created_at',
    columns: ['name', 'used_at'],
  },
  time_on_site: {
    table: 'player_activity',
    at: 'tracked_at',
    columns: ['seconds'],
  },
  time_in_play: {
    table: 'sportsbook_sessions',
    at: 'started_at',
    columns: ['seen_at', 'ended_at'],
  },
  decisions: {
    table: 'player_decisions',
    at: 'decided_at',
    columns: ['question', 'answer'],
  },
  guard_rails: {
    table: 'guard_rails',
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
  // The ended ones too.
  limits: {
    table: 'user_limits',
    by: 'id',
    at: 'created_at',
    columns: [
      'type',
      'status',
      'period',
      'amount',
      'currency',
      'begun_at',
      'active_until',
      'wanted',
      'confirm_from',
      'confirm_until',
    ],
  },
  // Without the provider's page: it may still take money.
  payments: {
    table: 'payments',
    at: 'created_at',
    columns: [
      'id',
      'kind',
      'provider',
      'method',
      'amount',
      'fee',
      'currency',
      'status',
      'returned',
      'provider_reference',
      'payable_at',
      'ended_at',
    ],
  },
  refunds: {
    table: 'refunds',
    at: 'created_at',
    columns: ['id', 'deposit_id', 'withdrawal_id', 'amount', 'status', 'reason', 'ended_at'],
    isOf: (playerId) => sql`deposit_id in (select id from payments where player_id = ${playerId})`,
  },
  placements: {
    table: 'placements',
    at: 'created_at',
    columns: ['reference', 'device_id', 'quick'],
  },
  // Every one: with its bet stands the last alone.
  settlements: {
    table: 'settlements',
    by: 'bet_id',
    at: 'created_at',
    columns: ['bet_id', 'number', 'result', 'win_amount', 'bonus_amount', 'freebet_return'],
    isOf: ofTheirBets,
  },
  favourites: {
    table: 'favourites',
    at: 'created_at',
    columns: ['type', 'item_id'],
  },
  messages: {
    table: 'outbox_messages',
    by: 'id',
    at: 'created_at',
    // Without the text: it may hold a link that still works.
    columns: ['kind', 'channel', 'recipient', 'subject', 'language'],
  },
  notifications: {
    table: 'notifications',
    by: 'id',
    at: 'created_at',
    columns: ['type', 'object_type', 'object_id', 'text_key', 'params', 'said', 'read_at'],
  },
  push_devices: {
    table: 'push_subscriptions',
    by: 'id',
    at: 'created_at',
    columns: ['service', 'endpoint', 'language'],
  },
  bonuses: {
    table: 'bonuses',
    by: 'id',
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
  bonus_uses: {
    table: 'bonus_uses',
    by: 'bet_id',
    at: 'used_at',
    columns: [
      'bonus_id',
      'bet_id',
      'chosen',
      'staked',
      'points',
      'potential_points',
      'returned_at',
    ],
    isOf: ofTheirBets,
  },
  tournament_prizes: {
    table: 'tournament_prizes',
    at: TOURNAMENT_END,
    columns: [
      'offer_id',
      'place',
      'sharing',
      'points',
      'currency',
      'amount',
      'issued_at',
      'bonus_id',
    ],
  },
  jackpot_hits: {
    table: 'jackpot_hits',
    by: 'id',
    at: 'created_at',
    columns: ['jackpot_id', 'level', 'paid_amount', 'paid_currency', 'status', 'paid_at'],
  },
  votes: {
    table: 'prediction_votes',
    at: 'created_at',
    columns: ['prediction_id', 'option_id'],
  },
  chat_messages: {
    table: 'chat_messages',
    at: 'sent_at',
    columns: ['match_id', 'body', 'hidden_at'],
  },
  // At the time of the message: that of the report is not kept.
  chat_reports: {
    table: 'chat_reports',
    by: 'message_id',
    at: sql<Date>`(select sent_at from chat_messages m where m.id = message_id)`,
    columns: ['message_id'],
  },
}

const byPlayer = (playerId: number) => sql<boolean>`player_id = ${playerId}`

/**
 * A page has more than its number where its last rows are of one instant or one bet: none is left out.
 *
 * @param after position of the last record of the page before; 0 for the first page
 * @returns oldest first; what became of bets in the order of the bets
 */
export async function readOwnRecords(
  db: Executor,
  playerId: number,
  kind: OwnRecordKind,
  after: bigint,
): Promise<{ data: OwnRecord[]; meta: { next: string | null } }> {
  const { rows } = await ownRecordsStatement(playerId, kind, after).execute(db)
  return {
    data: rows.map((row) => ({ at: row.at.toISOString(), entry: row.entry })),
    meta: { next: rows.length < PER_PAGE ? null : String(rows.at(-1)?.position) },
  }
}

/** In the order of an index, from the position on: a page costs the same however many there are. */
export function ownRecordsStatement(
  playerId: number,
  kind: OwnRecordKind,
  after: bigint,
): RawBuilder<Row> {
  const { table, by, at, columns, isOf = byPlayer } = KEPT[kind]
  const fields = columns.map((column) => sql`${sql.lit(column)}, ${exact(column)}`)
  const key = by === undefined ? timeOf(at) : sql.ref(by)
  const position = by === undefined ? sql`(extract(epoch from ${key}) * 1000000)::bigint` : key
  return sql<Row>`
    select ${position} as position, ${timeOf(at)} as at,
      jsonb_build_object(${sql.join(fields)}) as entry
    from ${sql.table(table)}
    where ${isOf(playerId)} and ${key} > ${by === undefined ? timeAt(after) : after}
    order by ${key}
    fetch first ${sql.lit(PER_PAGE)} rows with ties
  `
}

/** Microseconds since 1970, as positions say a time; those of no time that there is are the last. */
function timeAt(position: bigint): RawBuilder<unknown> {
  const microseconds = position < LAST_MICROSECOND ? position : LAST_MICROSECOND
  return sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`
}
/** Of the year 2200: the database multiplies up to there without rounding. */
const LAST_MICROSECOND = 7_258_118_400_000_000n

/** Sums as texts: JSON has no whole numbers of that size. */
const exact = (column: string) =>
  AMOUNTS.has(column) ? sql`${sql.ref(column)}::text` : sql.ref(column)
const AMOUNTS = new Set([
  'amount',
  'bonus_amount',
  'fee',
  'freebet_return',
  'paid_amount',
  'pause_amount',
  'points',
  'potential_points',
  'returned',
  'staked',
  'wanted',
  'win_amount',
])
