import type { NotificationObjectType, NotificationType } from '@touchline/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { StoredText } from './selection-facts.ts'

/** What is filled into a text, kept so that it can be written in any language. */
export type KeptParam =
  | string
  | number
  /** Smallest units, as digits: JSON has no whole numbers of that size. */
  | { readonly amount: string; readonly currency: string }
  | { readonly text: StoredText }

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

export type NotificationTables = { notifications: Notifications }
