import * as v from 'valibot'

import { notification, unreadCounters } from '../schemas/notifications.ts'
import { listOf } from '../schemas/paging.ts'
import { id } from '../schemas/primitives.ts'
import { queryInteger } from '../wire/query.ts'
import { defineCall } from './call.ts'

const counters = v.object({ data: unreadCounters })

export const listNotifications = defineCall({
  name: 'listNotifications',
  api: 'sportsbook',
  method: 'GET',
  path: '/notifications',
  version: 2,
  access: 'player',
  summary: 'What the player was told, newest first, in the language of the request',
  query: v.object({ page: v.optional(queryInteger), limit: v.optional(queryInteger) }),
  response: listOf(notification),
})

export const countNotifications = defineCall({
  name: 'countNotifications',
  api: 'sportsbook',
  method: 'GET',
  path: '/notifications/counters',
  version: 2,
  access: 'player',
  summary: 'How many notifications the player has not read',
  response: counters,
})

export const readNotifications = defineCall({
  name: 'readNotifications',
  api: 'sportsbook',
  method: 'POST',
  path: '/notifications/read',
  version: 2,
  access: 'player',
  summary: 'Mark notifications as read; those of others and old ones are passed over',
  body: v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)) }),
  response: counters,
})

export const readAllNotifications = defineCall({
  name: 'readAllNotifications',
  api: 'sportsbook',
  method: 'POST',
  path: '/notifications/read-all',
  version: 2,
  access: 'player',
  summary: 'Mark every notification as read',
  response: counters,
})
