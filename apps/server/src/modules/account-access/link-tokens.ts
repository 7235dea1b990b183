import type { Executor } from '../../db/database.ts'
import type { TokenPurpose } from '../../db/player-schema.ts'
import { forgetSecrets } from '../../messaging/outbox-messenger.ts'
import { createSessionToken, hashSessionToken } from '../sessions/session-token.ts'

const HOUR_MS = 3_600_000

const LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = {
  reset_password: 2 * HOUR_MS,
  confirmation: 7 * 24 * HOUR_MS,
  unlock: 24 * HOUR_MS,
  change_email: 24 * HOUR_MS,
}

export type IssuedToken = { readonly token: string; readonly expiresAt: Date }

/** Makes the token of a link; the one that was sent before for the same purpose ends. */
export async function issueToken(
  db: Executor,
  playerId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<IssuedToken> {
  const token = createSessionToken()
  const fresh = {
    token_hash: hashSessionToken(token),
    expires_at: new Date(now.getTime() + LIFETIME_MS[purpose]),
  }
  await db
    .insertInto('player_tokens')
    .values({ ...fresh, player_id: playerId, purpose })
    .onConflict((conflict) => conflict.columns(['player_id', 'purpose']).doUpdateSet(fresh))
    .execute()
  return { token, expiresAt: fresh.expires_at }
}

/** Whether a token would be taken now; it stays as it is. */
export async function isTokenOpen(
  db: Executor,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('player_tokens')
    .select('player_id')
    .where('token_hash', '=', hashSessionToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Uses a token up; the message that carried it is forgotten.
 * @returns whose it was; undefined where it is unknown, used or too old
 */
export async function redeemToken(
  db: Executor,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .deleteFrom('player_tokens')
    .where('token_hash', '=', hashSessionToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('player_id')
    .executeTakeFirst()
  if (row === undefined) return undefined
  await forgetSecrets(db, purpose, row.player_id)
  return row.player_id
}

/** No link that was sent to a player works any more. */
export async function deleteTokens(db: Executor, playerId: number): Promise<void> {
  await db.deleteFrom('player_tokens').where('player_id', '=', playerId).execute()
}

export async function deleteExpiredTokens(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('player_tokens').where('expires_at', '<=', now).execute()
}
