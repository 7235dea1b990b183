import type { Executor } from '../db/database.ts'
import type { Message } from './messenger.ts'

/** Body and page are empty once the link or code in them has been used or is too old. */
type SentMessage = Omit<Message, 'locale' | 'secretUntil' | 'playerId'> & {
  /** As mail headers spell it: `pt-BR`. */
  readonly language: string
  /** The same as a page; empty for a text message. */
  readonly html: string
  readonly createdAt: Date
}

/** What was written to players, oldest first, at most the last 50. */
export async function readOutbox(db: Executor, recipient?: string): Promise<SentMessage[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .select([
      'kind',
      'channel',
      'recipient',
      'subject',
      'body',
      'language',
      'html',
      'created_at as createdAt',
    ])
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.toReversed()
}
