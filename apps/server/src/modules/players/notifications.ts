import type { PushTopic, QuietHours } from '@touchline/contract'
import { pushTopic } from '@touchline/contract'
import type { Selectable } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

/** What a player wants to hear of. What the law or the account itself asks for is told anyway. */
export type Notifications = {
  /** Pages may remind of something to do, such as a deposit. */
  readonly reminders: boolean
  /** News and offers may be written. */
  readonly news: boolean
  /** What is pushed to the player's devices; offers go by `news`. */
  readonly topics: readonly PushTopic[]
  /** When nothing is pushed; null: there is no such time. */
  readonly quietHours: QuietHours | null
}

/** To a device that a player has asked for it on; what a bet would pay now only who wants that. */
export const STANDARD_PUSH_TOPICS: readonly PushTopic[] = [
  'settlements',
  'goals',
  'starts',
  'account',
]

/** Nobody is written to who has not asked for it. */
export const STANDARD_NOTIFICATIONS: Notifications = {
  reminders: true,
  news: false,
  topics: STANDARD_PUSH_TOPICS,
  quietHours: null,
}

type Row = Pick<
  Selectable<Schema['player_settings']>,
  'reminders' | 'news' | 'push_topics' | 'quiet_from' | 'quiet_until' | 'quiet_zone'
>

export function notificationsOf(row: Row): Notifications {
  const { reminders, news, quiet_from: from, quiet_until: until, quiet_zone: zone } = row
  const isQuiet = from !== null && until !== null && zone !== null
  return {
    reminders,
    news,
    topics: pushTopic.options.filter((topic) => row.push_topics.includes(topic)),
    quietHours: isQuiet ? { from, until, zone } : null,
  }
}

export async function readNotifications(db: Executor, playerId: number): Promise<Notifications> {
  const row = await db
    .selectFrom('player_settings')
    .select(['reminders', 'news', 'push_topics', 'quiet_from', 'quiet_until', 'quiet_zone'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row === undefined ? STANDARD_NOTIFICATIONS : notificationsOf(row)
}
