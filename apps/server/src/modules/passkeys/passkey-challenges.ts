import type { Executor } from '../../db/database.ts'

const LIFETIME_MS = 5 * 60_000

/** Keeps what an authenticator is asked to sign. @param playerId undefined for a sign-in */
export async function keepChallenge(
  db: Executor,
  challenge: string,
  playerId: number | undefined,
  now: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      player_id: playerId ?? null,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .execute()
}

/** Uses a challenge up, whatever comes of it. @returns whether it was open, and for that player */
export async function useChallenge(
  db: Executor,
  challenge: string,
  playerId: number | undefined,
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('expires_at', '>', now)
    .where('player_id', playerId === undefined ? 'is' : '=', playerId ?? null)
    .returning('challenge')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteExpiredChallenges(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
}
