import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { getPlayer } from '../players/player-repository.ts'
import { forgetAccountAttempts } from '../sessions/attempt-limits.ts'
import { redeemToken } from './link-tokens.ts'

/** Lets a player sign in again. @throws Problem 422 for a token that is unknown, used or too old */
export async function unlock(db: Db, token: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = await redeemToken(trx, token, 'unlock', now)
    if (id === undefined) throw new Problem(422, 'error.auth.link_invalid')
    const { email } = await getPlayer(trx, id)
    await forgetAccountAttempts(trx, email)
  })
}
