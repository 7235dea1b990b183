import type { Executor } from '../db/database.ts'
import type { MessageKind } from '../db/player-schema.ts'
import type { LocaleCode } from '../settings/locales.ts'

/** Something to tell a player outside the site. */
export type Message = {
  readonly kind: MessageKind
  readonly channel: 'email' | 'sms'
  readonly playerId: number
  /** E-mail address or phone number. */
  readonly recipient: string
  /** Empty for a text message. */
  readonly subject: string
  readonly body: string
  /** Until when the link or code in it works; its text is kept no longer. Null: there is none. */
  readonly secretUntil: Date | null
  /** The language that it is written in. */
  readonly locale: LocaleCode
}

/**
 * The way to players' mailboxes and phones. It takes the transaction in which the message came to
 * be, so that nothing is sent of what was rolled back.
 */
export type Messenger = {
  send(db: Executor, message: Message): Promise<void>
}
