import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { hashNewPassword } from '../players/password.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import { takeNewPassword } from '../players/new-password.ts'
import { updatePlayer } from '../players/player-repository.ts'
import {
  countAttempt,
  forgetAccountAttempts,
  forgiveAttempt,
  resetSubjects,
} from '../sessions/attempt-limits.ts'
import type { EndedSession } from '../sessions/session-repository.ts'
import { isTokenOpen, redeemToken } from './link-tokens.ts'

type Asker = { readonly address: string; readonly now: Date }

/**
 * Sets a new password; its hash is work enough to look at the token first. Every session ends, every
 * device is new, an account that was locked is open again, and the e-mail address is confirmed: whoever
 * holds the token reads its mailbox. Where it was not before, what lets somebody in beside the password
 * may be somebody else's, and goes.
 * @returns the sessions that ended
 * @throws Problem 422 for a token that is unknown, used or too old; 400 for a common password;
 *   429 after too many
 */
export async function resetPassword(
  db: Db,
  notices: NoticeMail,
  { resetPasswordToken, password }: { resetPasswordToken: string; password: string },
  { address, now }: Asker,
): Promise<EndedSession[]> {
  const subjects = resetSubjects(address)
  await countAttempt(db, subjects, now)
  if (!(await isTokenOpen(db, resetPasswordToken, 'reset_password', now))) throw invalid()
  const passwordHash = await hashNewPassword(password)
  const ended = await db.transaction().execute(async (trx) => {
    const player = await redeemToken(trx, resetPasswordToken, 'reset_password', now)
    if (player === undefined) throw invalid()
    const { id, email, email_confirmed_at: confirmedAt } = player
    if (confirmedAt === null) {
      await updatePlayer(trx, id, { email_confirmed_at: now })
      await deleteKeys(trx, id)
    }
    await forgetAccountAttempts(trx, email)
    return takeNewPassword(trx, notices, { playerId: id, passwordHash })
  })
  await forgiveAttempt(db, subjects)
  return ended
}

const invalid = () => new Problem(422, 'error.auth.link_invalid')

/**
 * Takes away what signs in beside the password, or proves who somebody is: passkeys, authenticator and
 * phone. For an account that others may have opened with the player's address.
 */
async function deleteKeys(db: Executor, playerId: number): Promise<void> {
  const tables = ['passkeys', 'passkey_challenges', 'authenticators', 'recovery_codes'] as const
  for (const table of tables) {
    await db.deleteFrom(table).where('player_id', '=', playerId).execute()
  }
  await updatePlayer(db, playerId, { phone: null, phone_verified_at: null })
}
