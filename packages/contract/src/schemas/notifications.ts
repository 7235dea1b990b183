import * as v from 'valibot'

import { count, id, timestamp } from './primitives.ts'

/** A type that is not known reads as information (GAP-47). */
export const notificationType = v.picklist(['info', 'bonus', 'bet', 'jackpot'])
export const notificationObjectType = v.picklist(['bonus', 'bet', 'match', 'jackpot'])

export const notification = v.object({
  id,
  title: v.string(),
  /** One line below the title. */
  caption: v.nullable(v.string()),
  body: v.nullable(v.string()),
  type: v.fallback(notificationType, 'info'),
  /** What a press leads to; null, and for one that is not known: it is marked as read, no more. */
  objectType: v.fallback(v.nullable(notificationObjectType), null),
  objectId: v.nullable(v.string()),
  read: v.boolean(),
  createdAt: timestamp,
})

/** How many of each kind were not read. */
export const unreadCounters = v.object({ notifications: count })

export type NotificationType = v.InferOutput<typeof notificationType>
export type NotificationObjectType = v.InferOutput<typeof notificationObjectType>
export type Notification = v.InferOutput<typeof notification>
