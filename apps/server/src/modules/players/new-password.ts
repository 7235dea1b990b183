import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { forgetSecrets } from '../../messaging/outbox-messenger.ts'
import { forgetDevices } from '../sessions/known-devices.ts'
import { deletePlayerSessions } from '../sessions/session-repository.ts'
import type { EndedSession } from '../sessions/session-repository.ts'
import type { NoticeMail } from './notice-mail.ts'
import { updatePlayer } from './player-repository.ts'

/** Of whoever sets the password and is signed in. */
type Kept = { readonly sessionId: string; readonly device: string | undefined }

/**
 * Gives a player another password. What was opened or begun with the one before ends: sessions, known
 * devices, a sign-in that waits for its code, and the wish for another address. Passkeys stay, and the
 * player is told of them.
 * @returns the sessions that ended
 */
export async function takeNewPassword(
  trx: Transaction<Schema>,
  notices: NoticeMail,
  { playerId, passwordHash }: { playerId: number; passwordHash: string },
  kept?: Kept,
): Promise<EndedSession[]> {
  await updatePlayer(trx, playerId, { password_hash: passwordHash, new_email: null })
  await trx
    .deleteFrom('player_tokens')
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'change_email')
    .execute()
  await forgetSecrets(trx, 'change_email', playerId)
  await forgetDevices(trx, playerId, kept?.device)
  await trx.deleteFrom('sign_in_challenges').where('player_id', '=', playerId).execute()
  await forgetSecrets(trx, 'sign_in_code', playerId)
  const passkeys = await trx
    .selectFrom('passkeys')
    .select('name')
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute()
  const names = passkeys.map(({ name }) => name)
  await notices.tellOf(trx, playerId, 'password_changed', { passkeys: names })
  return deletePlayerSessions(trx, playerId, kept?.sessionId)
}
