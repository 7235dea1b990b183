import { sqlState, UNIQUE_VIOLATION } from '../../db/database-error.ts'
import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { lockChecked } from '../players/change-password.ts'
import { findPlayerByEmail, lockPlayer, updatePlayer } from '../players/player-repository.ts'
import type { PlayerRow } from '../players/player-repository.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import type { AccessMail } from './access-mail.ts'
import { deleteTokens, redeemToken } from './link-tokens.ts'

type Wish = {
  /** Whose password was checked. */
  readonly player: PlayerRow
  readonly email: string
  readonly site: string
}

/**
 * Sends a link to the address that a player wants, and a word about it to the one they have: who
 * has got hold of the password does not get the account without anybody knowing.
 * @throws Problem 409 for the address of another account; 422 for their own; 403 where the password has
 *   become another one meanwhile
 */
export async function askForEmail(
  db: Db,
  { mail, notices }: { mail: AccessMail; notices: NoticeMail },
  { player, email, site }: Wish,
): Promise<void> {
  if (email === player.email.toLowerCase()) {
    const key = 'error.auth.email_same'
    throw new Problem(422, key, { fields: { email: { key } } })
  }
  if ((await findPlayerByEmail(db, email)) !== undefined) throw taken()
  await db.transaction().execute(async (trx) => {
    await lockChecked(trx, player)
    await updatePlayer(trx, player.id, { new_email: email })
    await mail.send(trx, { ...player, email }, 'change_email', site)
    await notices.tell(trx, player, 'email_changing', { email })
  })
}

/**
 * Takes the link of a sign-up, or that of another address, which becomes the player's own: links
 * that were sent to the one before work no longer.
 * @returns the player
 * @throws Problem 422 for a token that is unknown, used or too old; 409 where somebody was faster
 */
export async function confirmEmail(db: Db, token: string, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const own = await redeemToken(trx, token, 'confirmation', now)
    if (own !== undefined) {
      await updatePlayer(trx, own, { email_confirmed_at: now })
      return own
    }
    const id = await redeemToken(trx, token, 'change_email', now)
    const email = id === undefined ? null : (await lockPlayer(trx, id)).new_email
    if (id === undefined || email === null) throw new Problem(422, 'error.auth.link_invalid')
    await deleteTokens(trx, id)
    const change = { email, new_email: null, email_confirmed_at: now }
    await updatePlayer(trx, id, change).catch((error: unknown) => {
      throw sqlState(error) === UNIQUE_VIOLATION ? taken() : error
    })
    return id
  })
}

function taken(): Problem {
  const key = 'error.auth.email_taken'
  return new Problem(409, key, { fields: { email: { key } } })
}
