import type { Executor } from '../../db/database.ts'

/** What a player wants to hear of. What the law or the account itself asks for is told anyway. */
export type Notifications = {
  /** Pages may remind of something to do, such as a deposit. */
  readonly reminders: boolean
  /** News and offers may be written. */
  readonly news: boolean
}

/** Nobody is written to who has not asked for it. */
export const STANDARD_NOTIFICATIONS: Notifications = { reminders: true, news: false }

export async function readNotifications(db: Executor, playerId: number): Promise<Notifications> {
  const row = await db
    .selectFrom('player_settings')
    .select(['reminders', 'news'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row ?? STANDARD_NOTIFICATIONS
}
