import type { NotificationObjectType, NotificationType } from '@touchline/contract'
import type { ServerTexts } from '@touchline/i18n'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { KeptParam, KeptParams, OwnWords } from '../../db/notification-schema.ts'
import type { ArgumentOf, MessageKey } from '../../http/messages.ts'

/** `bet_won` for the texts `notice.bet_won.title`, `.caption` and `.body` of `server.json`. */
type NoticeName = {
  [Key in keyof ServerTexts]: Key extends `notice.${infer Name}.title` ? Name : never
}[keyof ServerTexts]

type ArgumentOfNotice<Name extends NoticeName> = ArgumentOf<
  Extract<MessageKey, `notice.${Name}.${string}`>
>

/** The notices that have no other arguments. */
export type NoticeWith<Names extends string> = {
  [Name in NoticeName]: Exclude<ArgumentOfNotice<Name>, Names> extends never ? Name : never
}[NoticeName]

/** A text of the product with what is filled into it: none of its arguments can be left out. */
export type NoticeText = {
  [Name in NoticeName]: {
    readonly text: Name
    readonly params: KeptParams & Readonly<Record<ArgumentOfNotice<Name>, KeptParam>>
  }
}[NoticeName]

/** What is told with a text of the product, as a statement writes it that books something, too. */
export type KeptNotice = NoticeText & { readonly cause: string }

export type NewNotification = {
  readonly playerId: number
  /** Names what is told, as `settlement:17:1`: the same cause is told to a player once. */
  readonly cause: string
  readonly type: NotificationType
  /** What a press leads to; without it the press only marks it as read. */
  readonly object?: { readonly type: NotificationObjectType; readonly id: string }
  /** A text that each reader gets in his language, or an operator's own words. */
  readonly says: NoticeText | { readonly own: OwnWords }
}

/**
 * Tells players something: it stands in their notification centre, and their open pages and devices
 * hear of it within about a second. To be called in the transaction in which it came to be, so that
 * nothing is told of what was rolled back; many at once are one statement, and no more is done here.
 * An amount in `params` is `{ amount, currency }`, a name that has languages `{ text }`, another text
 * `{ message }`; `event` is the caption of a text that has none.
 */
export async function addNotifications(
  trx: Executor,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<void> {
  if (notifications.length === 0) return
  const rows = notifications.map(({ playerId, cause, type, object, says }) => ({
    player_id: playerId,
    cause,
    type,
    object_type: object?.type ?? null,
    object_id: object?.id ?? null,
    text_key: 'text' in says ? says.text : null,
    params: 'text' in says ? says.params : {},
    said: 'own' in says ? says.own : null,
  }))
  await sql`
    insert into notifications (
      player_id, cause, type, object_type, object_id, text_key, params, said, created_at
    )
    select n.*, ${now} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (
      player_id integer, cause text, type text, object_type text, object_id text, text_key text,
      params jsonb, said jsonb
    )
    on conflict (player_id, cause) do nothing
  `.execute(trx)
}
