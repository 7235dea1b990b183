import type { LocaleCode, Notification } from '@touchline/contract'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { NotificationTables } from '../../db/notification-schema.ts'
import type { Page } from '../../http/paging.ts'
import { wordsIn } from './notification-texts.ts'

export type NotificationRow = Selectable<NotificationTables['notifications']>

export async function listNotifications(
  db: Executor,
  playerId: number,
  { page, limit }: Page,
): Promise<{ rows: NotificationRow[]; total: number }> {
  const own = db.selectFrom('notifications').where('player_id', '=', playerId)
  const [rows, counted] = await Promise.all([
    own
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

/** By player; who has read everything is not there. */
export async function countUnread(
  db: Executor,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('notifications')
    .select(['player_id', sql<number>`count(*)::int`.as('unread')])
    .where(sql<boolean>`player_id = any(${playerIds}::integer[])`)
    .where('read_at', 'is', null)
    .groupBy('player_id')
    .execute()
  return new Map(rows.map(({ player_id: playerId, unread }) => [playerId, unread]))
}

/** @param ids those that are none of the player's are passed over; undefined: all */
export async function markRead(
  db: Executor,
  playerId: number,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  const unread = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
  const known = ids?.filter((id) => /^\d{1,18}$/.test(id))
  await (
    known === undefined ? unread : unread.where(sql<boolean>`id = any(${known}::bigint[])`)
  ).executeTakeFirst()
}

/** Those that nobody was told of yet, oldest first; what another transaction is at is left to it. */
export async function takeUntold(
  trx: Executor,
  limit: number,
  only: bigint | null = null,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    with taken as materialized (
      select id from notifications where not told and (${only}::bigint is null or id = ${only})
      order by id limit ${limit} for update skip locked
    )
    update notifications n set told = true from taken where n.id = taken.id returning n.*
  `.execute(trx)
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

export function presentNotification(row: NotificationRow, locale: LocaleCode): Notification {
  return {
    id: String(row.id),
    ...wordsIn(row, locale),
    type: row.type,
    objectType: row.object_type,
    objectId: row.object_id,
    read: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
  }
}
