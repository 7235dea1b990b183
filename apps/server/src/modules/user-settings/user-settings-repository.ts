import type { OddsAcceptMode, Amount } from '@touchline/betting'
import { amountOf } from '@touchline/betting'
import type { Executor } from '../../db/database.ts'
import type { Notifications } from '../players/notifications.ts'
import { notificationsOf } from '../players/notifications.ts'

export type StoredSettings = {
  /** Smallest units by currency. */
  readonly stakes: Readonly<Record<string, readonly Amount[]>>
  readonly acceptMode: OddsAcceptMode
  readonly oddsType: string
  readonly notifications: Notifications
  readonly calm: boolean
  /** Null: as the site or the browser has it. */
  readonly timeZone: string | null
  readonly updatedAt: Date
}

export async function findSettings(
  db: Executor,
  playerId: number,
): Promise<StoredSettings | undefined> {
  const row = await db
    .selectFrom('player_settings')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const stakes = Object.entries(row.stakes).map(
    ([currency, amounts]) => [currency, amounts.map((amount) => amountOf(BigInt(amount)))] as const,
  )
  return {
    stakes: Object.fromEntries(stakes),
    acceptMode: row.accept_mode,
    oddsType: row.odds_type,
    notifications: notificationsOf(row),
    calm: row.calm,
    timeZone: row.time_zone,
    updatedAt: row.updated_at,
  }
}

export async function saveSettings(
  db: Executor,
  playerId: number,
  settings: Omit<StoredSettings, 'updatedAt'>,
  now: Date,
): Promise<void> {
  const values = {
    stakes: JSON.stringify(settings.stakes, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    ),
    accept_mode: settings.acceptMode,
    odds_type: settings.oddsType,
    reminders: settings.notifications.reminders,
    news: settings.notifications.news,
    push_topics: settings.notifications.topics,
    quiet_from: settings.notifications.quietHours?.from ?? null,
    quiet_until: settings.notifications.quietHours?.until ?? null,
    quiet_zone: settings.notifications.quietHours?.zone ?? null,
    calm: settings.calm,
    time_zone: settings.timeZone,
    updated_at: now,
  }
  await db
    .insertInto('player_settings')
    .values({ player_id: playerId, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
    .execute()
}
