import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { countAttempt, forgiveAttempt, signInSubjects } from '../sessions/attempt-limits.ts'
import type { EndedSession, SessionPlayer } from '../sessions/session-repository.ts'
import { takeNewPassword } from './new-password.ts'
import type { NoticeMail } from './notice-mail.ts'
import { hashNewPassword, isPasswordRight } from './password.ts'
import { getPlayer, lockPlayer } from './player-repository.ts'
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
  if (!(await isPasswordRight(password, player.password_hash))) throw wrongPassword()
  await forgiveAttempt(db, subjects)
}

const WRONG = 'error.auth.wrong_password'

function wrongPassword(): Problem {
  return new Problem(403, WRONG, { fields: { current_password: { key: WRONG } } })
}

/**
 * Holds the row of a player whose password was checked, for what nobody may do with the one before.
 * @throws Problem 403 where the password has become another one meanwhile
 */
export async function lockChecked(trx: Executor, checked: PlayerRow): Promise<void> {
  const { password_hash: hash } = await lockPlayer(trx, checked.id)
  if (hash !== checked.password_hash) throw wrongPassword()
}

/**
 * The same as `checkCurrentPassword` for a player of whom only the id is at hand.
 * @returns the player whose password was checked
 */
export async function checkPasswordOf(
  db: Db,
  playerId: number,
  password: string | undefined,
  asker: Asker,
): Promise<PlayerRow> {
  const player = await getPlayer(db, playerId)
  await checkCurrentPassword(db, player, password, asker)
  return player
}

/**
 * Sets another password; every session but the one that asks ends, and every other device is new. Asked
 * again it is done already: the answer may have been lost.
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
  try {
    const checked = await checkPasswordOf(db, id, change.currentPassword, asker)
    const passwordHash = await hashNewPassword(change.password)
    return await db.transaction().execute(async (trx) => {
      await lockChecked(trx, checked)
      const kept = { sessionId, device: asker.device }
      return takeNewPassword(trx, notices, { playerId: id, passwordHash }, kept)
    })
  } catch (error) {
    if (!(error instanceof Problem) || error.messageKey !== WRONG) throw error
    const player = await getPlayer(db, id)
    if (!(await isPasswordRight(change.password, player.password_hash))) throw error
    await forgiveAttempt(db, signInSubjects(player.email, asker.address))
    return []
  }
}
