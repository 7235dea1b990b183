import { wireLanguage } from '@touchline/contract'
import type { Executor } from '../db/database.ts'
import type { Logger } from '../logging/logger.ts'
import { mailPage } from './mail-page.ts'
import type { MessageKind } from '../db/player-schema.ts'
import type { Messenger } from './messenger.ts'

/**
 * Keeps messages in the table `outbox_messages`, from where an operator's mail and text services
 * take them; `npm run outbox` shows them. The log tells that there is one, never what it says. The
 * text is kept while its link or code works: a newer one, its use and its end each empty it.
 */
export function createOutboxMessenger(logger: Logger): Messenger {
  return {
    async send(db, message) {
      const { locale, secretUntil, playerId, ...texts } = message
      const html = message.channel === 'email' ? mailPage(message) : ''
      await forgetSecrets(db, message.kind, playerId)
      const { id } = await db
        .insertInto('outbox_messages')
        .values({
          ...texts,
          html,
          language: wireLanguage(locale),
          player_id: playerId,
          secret_until: secretUntil,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      logger.info({ id: String(id), kind: message.kind, channel: message.channel }, 'message out')
    },
  }
}

/** Empties the messages of a kind to a player: what they carry works no longer. */
export async function forgetSecrets(
  db: Executor,
  kind: MessageKind,
  playerId: number,
): Promise<void> {
  await emptying(db).where('kind', '=', kind).where('player_id', '=', playerId).execute()
}

export async function forgetExpiredSecrets(db: Executor, now: Date): Promise<void> {
  await emptying(db).where('secret_until', '<=', now).execute()
}

function emptying(db: Executor) {
  return db
    .updateTable('outbox_messages')
    .set({ body: '', html: '', secret_until: null })
    .where('secret_until', 'is not', null)
}
