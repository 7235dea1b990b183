import type { SignIn } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { isPasswordRight } from '../players/password.ts'
import type { PlayerRow } from '../players/player-repository.ts'
import { findPlayerByEmail } from '../players/player-repository.ts'
import {
  countAttempt,
  forgiveAttempt,
  isAccountLocked,
  signInSubjects,
} from '../sessions/attempt-limits.ts'

type SignInOptions = {
  readonly address: string
  readonly now: Date
  /** Called once when the account of a player is locked after too many wrong passwords. */
  readonly onLocked: (player: PlayerRow) => Promise<void>
}

/**
 * Finds the player of an e-mail address and password.
 * @throws Problem 401, the same for an unknown address and a wrong password; 429 after too many
 */
export async function signIn(
  db: Db,
  { email, password }: SignIn,
  { address, now, onLocked }: SignInOptions,
): Promise<PlayerRow> {
  const subjects = signInSubjects(email, address)
  const wasLast = await countAttempt(db, subjects, now)
  const player = await findPlayerByEmail(db, email)
  const right = await isPasswordRight(password, player?.password_hash)
  if (player === undefined || !right) {
    if (player !== undefined && wasLast && (await isAccountLocked(db, email, now))) {
      await onLocked(player)
    }
    throw new Problem(401, 'error.auth.invalid_credentials')
  }
  await forgiveAttempt(db, subjects)
  return player
}
