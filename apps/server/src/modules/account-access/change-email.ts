import { sqlState, UNIQUE_VIOLATION } from '../../db/database-error.ts'
import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { forgetSecrets } from '../../messaging/outbox-messenger.ts'
import { lockChecked } from '../players/change-password.ts'
import {
  findPlayerByEmail,
  findPlayersByNewEmail,
  lockPlayer,
  updatePlayer,
} from '../players/player-repository.ts'
import type { PlayerRow } from '../players/player-repository.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import type { AccessMail } from './access-mail.ts'
import { deleteTokens, lockTokenOwner } from './link-tokens.ts'

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
 * Sends the link to a wanted address again: to the asker's, or to who else alone wants it. Where several
 * do, nobody knows whose link was asked for.
 */
export async function sendWishAgain(
  db: Db,
  mail: AccessMail,
  { email, askerId, site }: { email: string; askerId: number | undefined; site: string },
): Promise<void> {
  const wishers = await findPlayersByNewEmail(db, email)
  const id = wishers.find((wisher) => wisher === askerId) ?? onlyOf(wishers)
  if (id === undefined) return
  await db.transaction().execute(async (trx) => {
    const player = await lockPlayer(trx, id)
    if (player.new_email === email) await mail.send(trx, { ...player, email }, 'change_email', site)
  })
}

function onlyOf<Thing>(things: readonly Thing[]): Thing | undefined {
  return things.length === 1 ? things[0] : undefined
}

/**
 * Takes the link of a sign-up, or that of another address, which becomes the player's own: links
 * that were sent to the one before work no longer. A link whose address is confirmed already, by it or
 * otherwise, says so again: the answer to it may have been lost.
 * @returns the player, and the address that is theirs now
 * @throws Problem 422 for a token that is unknown, ended or too old; 409 where somebody was faster
 */
export async function confirmEmail(
  db: Db,
  token: string,
  now: Date,
): Promise<Pick<PlayerRow, 'id' | 'email'>> {
  return db.transaction().execute(async (trx) => {
    const joined = await lockTokenOwner(trx, token, 'confirmation', now)
    if (joined !== undefined) {
      if (joined.email_confirmed_at === null) {
        await updatePlayer(trx, joined.id, { email_confirmed_at: now })
      }
      await forgetSecrets(trx, 'confirmation', joined.id)
      return joined
    }
    const player = await lockTokenOwner(trx, token, 'change_email', now)
    if (player === undefined) throw new Problem(422, 'error.auth.link_invalid')
    const { id, email, new_email: wanted } = player
    if (wanted !== null) await takeNewEmail(trx, id, wanted, now)
    return { id, email: wanted ?? email }
  })
}

/** The link that brought it stays: who follows it again is told what has come of it. */
async function takeNewEmail(trx: Executor, id: number, email: string, now: Date): Promise<void> {
  await deleteTokens(trx, id, ['confirmation', 'reset_password', 'unlock'])
  await forgetSecrets(trx, 'change_email', id)
  const change = { email, new_email: null, email_confirmed_at: now }
  await updatePlayer(trx, id, change).catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? taken() : error
  })
}

function taken(): Problem {
  const key = 'error.auth.email_taken'
  return new Problem(409, key, { fields: { email: { key } } })
}
