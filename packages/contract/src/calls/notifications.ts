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
  response: counters,
})

export const readNotifications = defineCall({
  name: 'readNotifications',
  api: 'sportsbook',
  method: 'POST',
  path: '/notifications/read',
  version: 2,
  access: 'player',
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
  response: counters,
})
