import type {
  NotificationObjectType,
  NotificationType,
  PushTopic as Topic,
} from '@touchline/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { StoredText } from './selection-facts.ts'

/** What is filled into a text, kept so that it can be written in any language. */
export type KeptParam =
  | string
  | number
  /** Smallest units, as digits: JSON has no whole numbers of that size. */
  | { readonly amount: string; readonly currency: string }
  | { readonly text: StoredText }
  /** The key of a text of the backend that has no arguments; empty for none. */
  | { readonly message: string }
  /** Names or numbers of both sides of a match, in the order of the language. */
  | { readonly home: string; readonly away: string }
  | { readonly score: readonly [home: number, away: number] }

export type KeptParams = Readonly<Record<string, KeptParam>>

/** An operator's own words, by language; English is there. */
export type OwnWords = Readonly<
  Record<string, { readonly title: string; readonly caption?: string; readonly body?: string }>
>

type Notifications = {
  id: Generated<bigint>
  player_id: number
  cause: string
  type: NotificationType
  object_type: NotificationObjectType | null
  object_id: string | null
  text_key: string | null
  params: JSONColumnType<KeptParams, string | undefined>
  said: JSONColumnType<OwnWords> | null
  created_at: Date
  read_at: Date | null
  told: Generated<boolean>
}

/** What is pushed to devices: what a player can choose, offers, and what is meant for later. */
export type PushTopic = Topic | 'offers'

type PushSubscriptions = {
  id: Generated<bigint>
  player_id: number
  service: 'web' | 'one_signal'
  endpoint: string
  p256dh: string | null
  auth: string | null
  language: string
  session_id: string | null
  created_at: Date
}

type PushMessages = {
  id: Generated<bigint>
  subscription_id: bigint
  cause: string
  topic: PushTopic
  text_key: string | null
  params: JSONColumnType<KeptParams, string | undefined>
  said: JSONColumnType<OwnWords> | null
  object_type: NotificationObjectType | null
  object_id: string | null
  notification_id: bigint | null
  due_at: Date
  expires_at: Date
  attempts: Generated<number>
  sent_at: Date | null
}

export type NotificationTables = {
  notifications: Notifications
  push_subscriptions: PushSubscriptions
  push_messages: PushMessages
}
