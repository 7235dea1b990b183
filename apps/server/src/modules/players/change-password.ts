import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { forgetDevices } from '../sessions/known-devices.ts'
import { countAttempt, forgiveAttempt, signInSubjects } from '../sessions/attempt-limits.ts'
import { deletePlayerSessions } from '../sessions/session-repository.ts'
import type { EndedSession, SessionPlayer } from '../sessions/session-repository.ts'
import type { NoticeMail } from './notice-mail.ts'
import { hashNewPassword, isPasswordRight } from './password.ts'
import { getPlayer, updatePlayer } from './player-repository.ts'
import type { PlayerRow } from './player-repository.ts'

type Asker = { readonly address: string; readonly now: Date }

/**
 * Proves by the current password that it is the player who asks. Guesses count as those at the
 * sign-in do.
 * @throws Problem 403 for a wrong one or none; 429 after too many
 */
export async function checkCurrentPassword(
  db: Db,
  player: PlayerRow,
  password: string | undefined,
  { address, now }: Asker,
): Promise<void> {
  if (password === undefined) throw new Problem(403, 'error.auth.password_required')
  const subjects = signInSubjects(player.email, address)
  await countAttempt(db, subjects, now)
  if (!(await isPasswordRight(password, player.password_hash))) {
    throw new Problem(403, 'error.auth.wrong_password', {
      fields: { current_password: { key: 'error.auth.wrong_password' } },
    })
  }
  await forgiveAttempt(db, subjects)
}

/** The same for a player of whom only the id is at hand. */
export async function checkPasswordOf(
  db: Db,
  playerId: number,
  password: string | undefined,
  asker: Asker,
): Promise<void> {
  await checkCurrentPassword(db, await getPlayer(db, playerId), password, asker)
}

/**
 * Sets another password; every session but the one that asks ends, and every other device is new.
 * @returns the sessions that ended
 * @throws Problem as `checkCurrentPassword`; 400 for a common password
 */
export async function changePassword(
  db: Db,
  notices: NoticeMail,
  { id, sessionId }: SessionPlayer,
  change: { currentPassword: string; password: string },
  asker: Asker & { readonly device: string | undefined },
): Promise<EndedSession[]> {
  await checkPasswordOf(db, id, change.currentPassword, asker)
  const passwordHash = await hashNewPassword(change.password)
  return db.transaction().execute(async (trx) => {
    // Whoever knew the one before may have asked for another address.
    await updatePlayer(trx, id, { password_hash: passwordHash, new_email: null })
    await forgetDevices(trx, id, asker.device)
    await notices.tellOf(trx, id, 'password_changed')
    return deletePlayerSessions(trx, id, sessionId)
  })
}
