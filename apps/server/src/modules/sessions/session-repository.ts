import type { Executor } from '../../db/database.ts'

/** The player a request comes from. */
export type SessionPlayer = {
  readonly id: number
  readonly language: string
  readonly currency: string
  readonly tokenHash: Buffer
}

export async function insertSession(
  db: Executor,
  session: { playerId: number; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      player_id: session.playerId,
      token_hash: session.tokenHash,
      expires_at: session.expiresAt,
    })
    .execute()
}

export async function findSessionPlayer(
  db: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionPlayer | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .select(['players.id', 'players.language', 'players.currency'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  return row === undefined ? undefined : { ...row, tokenHash }
}

export async function deleteSession(db: Executor, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deletePlayerSessions(db: Executor, playerId: number): Promise<void> {
  await db.deleteFrom('sessions').where('player_id', '=', playerId).execute()
}

export async function deleteExpiredSessions(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
