import { wireLanguage } from '@touchline/contract'

import type { Executor } from '../db/database.ts'
import type { Logger } from '../logging/logger.ts'
import { mailPage } from './mail-page.ts'
import type { Messenger } from './messenger.ts'

/**
 * Keeps messages in the table `outbox_messages`, from where an operator's mail and text services
 * take them; `npm run outbox` shows them. The log tells that there is one, never what it says.
 */
export function createOutboxMessenger(logger: Logger): Messenger {
  return {
    async send(db, message) {
      const { locale, ...texts } = message
      const html = message.channel === 'email' ? mailPage(message) : ''
      const { id } = await db
        .insertInto('outbox_messages')
        .values({ ...texts, html, language: wireLanguage(locale) })
        .returning('id')
        .executeTakeFirstOrThrow()
      logger.info({ id: String(id), kind: message.kind, channel: message.channel }, 'message out')
    },
  }
}

export async function deleteOldMessages(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('outbox_messages').where('created_at', '<', before).execute()
}
