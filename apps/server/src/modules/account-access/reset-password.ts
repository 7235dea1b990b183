import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { hashNewPassword } from '../players/password.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import { getPlayer, updatePlayer } from '../players/player-repository.ts'
import { forgetAccountAttempts } from '../sessions/attempt-limits.ts'
import { forgetDevices } from '../sessions/known-devices.ts'
import { deletePlayerSessions } from '../sessions/session-repository.ts'
import type { EndedSession } from '../sessions/session-repository.ts'
import { redeemToken } from './link-tokens.ts'

/**
 * Sets a new password. Every session ends, every device is new, an account that was locked is open again, and the
 * e-mail address is confirmed: whoever holds the token reads its mailbox.
 * @returns the sessions that ended
 * @throws Problem 422 for a token that is unknown, used or too old; 400 for a common password
 */
export async function resetPassword(
  db: Db,
  notices: NoticeMail,
  { resetPasswordToken, password }: { resetPasswordToken: string; password: string },
  now: Date,
): Promise<EndedSession[]> {
  const passwordHash = await hashNewPassword(password)
  return db.transaction().execute(async (trx) => {
    const id = await redeemToken(trx, resetPasswordToken, 'reset_password', now)
    if (id === undefined) throw new Problem(422, 'error.auth.link_invalid')
    const { email, email_confirmed_at } = await getPlayer(trx, id)
    await updatePlayer(trx, id, {
      password_hash: passwordHash,
      new_email: null,
      email_confirmed_at: email_confirmed_at ?? now,
    })
    await forgetAccountAttempts(trx, email)
    await forgetDevices(trx, id)
    await notices.tellOf(trx, id, 'password_changed')
    return deletePlayerSessions(trx, id)
  })
}
