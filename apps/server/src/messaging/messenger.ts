import type { Executor } from '../db/database.ts'

export type MessageKind = 'reset_password' | 'confirmation' | 'unlock' | 'phone_code'

/** Something to tell a player outside the site. */
export type Message = {
  readonly kind: MessageKind
  readonly channel: 'email' | 'sms'
  /** E-mail address or phone number. */
  readonly recipient: string
  /** Empty for a text message. */
  readonly subject: string
  readonly body: string
}

/**
 * The way to players' mailboxes and phones. It takes the transaction in which the message came to
 * be, so that nothing is sent of what was rolled back.
 */
export type Messenger = {
  send(db: Executor, message: Message): Promise<void>
}
