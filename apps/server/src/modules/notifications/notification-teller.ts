import { isDatabaseAway } from '../../db/database-error.ts'
import type { Db, Executor } from '../../db/database.ts'
import { createPlayerChannels } from '../../realtime/player-channels.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Clock } from '../clock.ts'
import { eachApart } from '../each-apart.ts'
import { repeat } from '../repeat.ts'
import type { NotificationRow } from './notification-repository.ts'
import { countUnread, presentNotification, takeUntold } from './notification-repository.ts'

const EVERY_MS = 1_000
const AT_A_TIME = 500
/** To one player in one turn: of more than that the count tells, and pages read the list again. */
const MOST_TO_ONE = 10

export type NotificationTeller = {
  /** Tells what there is to tell; resolves when nothing is left that another process is not at. */
  tellNew(): Promise<void>
  start(): void
  stop(): Promise<void>
}

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly publisher: Publisher
  readonly reporter: Reporter
  /** In the transaction that takes them, for others who pass them on. */
  readonly onTaken?: (trx: Executor, rows: readonly NotificationRow[]) => Promise<void>
}

/**
 * Tells open pages of new notifications, apart from the transactions in which they come to be: those
 * write a row and go on. Several processes share the work; each row is told by one of them.
 */
export function createNotificationTeller(deps: Deps): NotificationTeller {
  const { db, clock, publisher, reporter, onTaken } = deps
  const pages = createPlayerChannels(publisher)

  const tellNew = async () => {
    for (let more = true; more && !rounds.isStopped();) {
      const rows = await take()
      if (rows.length > 0) await tell(rows)
      more = rows.length === AT_A_TIME
    }
  }

  const take = async (): Promise<readonly NotificationRow[]> => {
    let ids: readonly bigint[] = []
    try {
      return await db.transaction().execute(async (trx) => {
        const taken = await takeUntold(trx, AT_A_TIME)
        ids = taken.map(({ id }) => id)
        if (taken.length > 0) await onTaken?.(trx, taken)
        return taken
      })
    } catch (error) {
      if (isDatabaseAway(error) || ids.length === 0) throw error
      return takeApart(ids)
    }
  }

  /** After some that failed: one that cannot be passed on is told all the same, and holds up no other. */
  const takeApart = async (ids: readonly bigint[]): Promise<readonly NotificationRow[]> => {
    const rows: NotificationRow[] = []
    for (const id of ids) {
      const takeOne = (passOn: typeof onTaken) =>
        db.transaction().execute(async (trx) => {
          const taken = await takeUntold(trx, 1, id)
          if (taken.length > 0) await passOn?.(trx, taken)
          return taken
        })
      const taken = await takeOne(onTaken).catch((error: unknown) => {
        if (isDatabaseAway(error)) throw error
        reporter.report(error, { task: 'notifications', notificationId: String(id) })
        return takeOne(undefined)
      })
      rows.push(...taken)
    }
    return rows
  }

  const tell = async (rows: readonly NotificationRow[]) => {
    const byPlayer = Map.groupBy(rows, (row) => row.player_id)
    const followed = [...byPlayer].filter(
      ([playerId]) => publisher.isOwnerWanted?.(String(playerId)) ?? true,
    )
    if (followed.length === 0) return
    const unread = await countUnread(
      db,
      followed.map(([playerId]) => playerId),
    )
    await eachApart(followed, async ([playerId, own]) => {
      for (const row of own.slice(-MOST_TO_ONE)) {
        pages.tellInLanguages(playerId, (locale) => ({
          type: 'notification',
          notification: presentNotification(row, locale),
        }))
      }
      const counters = { notifications: unread.get(playerId) ?? 0 }
      pages.tell(playerId, { type: 'unread_counters_changed', counters })
    })
  }

  const rounds = repeat({ clock, everyMs: EVERY_MS, reporter, task: 'notifications' }, tellNew)

  return {
    tellNew,
    start: rounds.start,
    stop: rounds.stop,
  }
}
