import type { Executor } from '../../db/database.ts'
import { createSessionToken, hashSessionToken } from './session-token.ts'

const DAY_MS = 86_400_000
/** A device that was not used for so long is a new one. */
const KNOWN_DAYS = 180

const knownSince = (now: Date) => new Date(now.getTime() - KNOWN_DAYS * DAY_MS)

/** Whether the player has signed in on the device with this token. */
export async function isKnownDevice(
  db: Executor,
  playerId: number,
  token: string | undefined,
  now: Date,
): Promise<boolean> {
  if (token === undefined) return false
  const row = await db
    .selectFrom('known_devices')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('token_hash', '=', hashSessionToken(token))
    .where('seen_at', '>', knownSince(now))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Notes that the player has signed in on a device. Its token is a new one each time, also for the
 * other players of the same browser: one that somebody put or copied there is worth nothing after.
 * @returns the token to keep there, and until when
 */
export async function rememberDevice(
  db: Executor,
  playerId: number,
  before: string | undefined,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = createSessionToken()
  const token_hash = hashSessionToken(token)
  if (before !== undefined) {
    const known = hashSessionToken(before)
    await db
      .updateTable('known_devices')
      .set({ token_hash })
      .where('token_hash', '=', known)
      .execute()
  }
  await db
    .insertInto('known_devices')
    .values({ player_id: playerId, token_hash, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'token_hash']).doUpdateSet({ seen_at: now }),
    )
    .execute()
  return { token, expiresAt: new Date(now.getTime() + KNOWN_DAYS * DAY_MS) }
}

/** After a new password every device is new. @param exceptToken the one that sets it */
export async function forgetDevices(
  db: Executor,
  playerId: number,
  exceptToken?: string,
): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('player_id', '=', playerId)
    .$if(exceptToken !== undefined, (query) =>
      query.where('token_hash', '!=', hashSessionToken(exceptToken ?? '')),
    )
    .execute()
}

export async function deleteOldDevices(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('seen_at', '<=', knownSince(now)).execute()
}
