import { calls } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import { pagination, readPage } from '../../http/paging.ts'
import { createPlayerChannels } from '../../realtime/player-channels.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Clock } from '../clock.ts'
import type { Routes } from '../sessions/routes.ts'
import {
  countUnread,
  listNotifications,
  markRead,
  presentNotification,
} from './notification-repository.ts'

type Deps = {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
  readonly publisher: Publisher
}

const PER_PAGE = 20

export function notificationRoutes(routes: Routes, { db, clock, publisher }: Deps): void {
  const pages = createPlayerChannels(publisher)
  const countersOf = async (playerId: number) => ({
    notifications: (await countUnread(db, [playerId])).get(playerId) ?? 0,
  })
  /** @returns what is left, as the player's other pages are told too */
  const read = async (playerId: number, ids: readonly string[] | undefined) => {
    await markRead(db, playerId, ids, new Date(clock.now()))
    const counters = await countersOf(playerId)
    pages.tell(playerId, { type: 'unread_counters_changed', counters })
    return { data: counters }
  }

  routes.signedIn(calls.listNotifications, async ({ player, query, locale }) => {
    const page = readPage({ page: query.page, limit: query.limit ?? PER_PAGE })
    const { rows, total } = await listNotifications(db, player.id, page)
    return {
      data: rows.map((row) => presentNotification(row, locale)),
      meta: { pagination: pagination(page, total) },
    }
  })
  routes.signedIn(calls.countNotifications, async ({ player }) => ({
    data: await countersOf(player.id),
  }))
  routes.signedIn(calls.readNotifications, ({ player, body }) => read(player.id, body.ids))
  routes.signedIn(calls.readAllNotifications, ({ player }) => read(player.id, undefined))
}
