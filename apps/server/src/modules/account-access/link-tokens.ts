import type { Executor } from '../../db/database.ts'
import { TOKEN_PURPOSES, type TokenPurpose } from '../../db/player-schema.ts'
import { forgetSecrets } from '../../messaging/outbox-messenger.ts'
import { lockPlayer } from '../players/player-repository.ts'
import type { PlayerRow } from '../players/player-repository.ts'
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
  return (await ownerOf(db, token, purpose, now)) !== undefined
}

/**
 * Whose token it is, locked; undefined where it is unknown, used up or too old. It stays as it is. What
 * ends a token holds the lock of its player.
 */
export async function lockTokenOwner(
  trx: Executor,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<PlayerRow | undefined> {
  const id = await ownerOf(trx, token, purpose, now)
  if (id === undefined) return undefined
  const player = await lockPlayer(trx, id)
  return (await isTokenOpen(trx, token, purpose, now)) ? player : undefined
}

/**
 * Uses a token up; the message that carried it is forgotten.
 * @returns whose it was, locked; undefined where it is unknown, used up or too old
 */
export async function redeemToken(
  trx: Executor,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<PlayerRow | undefined> {
  const player = await lockTokenOwner(trx, token, purpose, now)
  if (player === undefined) return undefined
  await deleteTokens(trx, player.id, [purpose])
  await forgetSecrets(trx, purpose, player.id)
  return player
}

async function ownerOf(
  db: Executor,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('player_tokens')
    .select('player_id')
    .where('token_hash', '=', hashSessionToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.player_id
}

/** Links that were sent to a player for these purposes work no more. */
export async function deleteTokens(
  db: Executor,
  playerId: number,
  purposes: readonly TokenPurpose[] = TOKEN_PURPOSES,
): Promise<void> {
  await db
    .deleteFrom('player_tokens')
    .where('player_id', '=', playerId)
    .where('purpose', 'in', purposes)
    .execute()
}

export async function deleteExpiredTokens(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('player_tokens').where('expires_at', '<=', now).execute()
}
