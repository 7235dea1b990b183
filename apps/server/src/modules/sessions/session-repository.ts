import type { Executor } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { Problem } from '../../http/problem.ts'

/** The player a request comes from. */
export type SessionPlayer = {
  readonly id: number
  readonly language: string
  readonly currency: string
  readonly sessionId: string
  /** Of the terms and rules that they agreed to last. */
  readonly termsVersion: string | null
  /** What the call reads with it, in the same round trip. */
  readonly besides: unknown
}

/** Finds a player by the hash of a token. */
export type SessionQuery = ReturnType<typeof sessionQuery>

type FoundPlayer = SessionPlayer & { readonly seenAt: Date }

/** @param besides an expression over `players` for what a call reads with the session */
export function sessionQuery(besides = 'null') {
  return prepared<FoundPlayer>(`
    select players.id, players.language, players.currency, players.terms_version as "termsVersion",
      sessions.id as "sessionId", sessions.seen_at as "seenAt", ${besides} as besides
    from sessions join players on players.id = sessions.player_id
    where sessions.token_hash = $1 and sessions.expires_at > $2 and sessions.seen_at > $3`)
}

const PLAYER_ALONE = sessionQuery()

export type NewSession = {
  readonly playerId: number
  readonly tokenHash: Buffer
  readonly now: Date
  readonly expiresAt: Date
  readonly browser: string | null
  readonly system: string | null
  readonly country: string | null
}

/** A player as they were when it was proven who asks. */
export type CheckedPlayer = { readonly id: number; readonly password_hash: string }

/** A session that is over; whatever was opened with it has to close. */
export type EndedSession = { readonly id: string; readonly playerId: number }

export type StoredSession = {
  readonly id: string
  readonly createdAt: Date
  readonly seenAt: Date
  readonly browser: string | null
  readonly system: string | null
  readonly country: string | null
}

/** When a session has to have been opened and used last to be one still. */
export type SessionBounds = { readonly now: Date; readonly idleSince: Date }

/** Uses within this time are noted once: not every call of a page is worth a write. */
const NOTED_EVERY_MS = 60_000

/**
 * Holds a player's row, so that no new password comes between this and the end of the transaction.
 * @returns whether the password is still the one that was checked
 */
export async function holdPassword(
  trx: Executor,
  { id, password_hash: checked }: CheckedPlayer,
): Promise<boolean> {
  const row = await trx
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.password_hash === checked
}

/**
 * Holds a player's row for what only somebody who is signed in may do, however long that takes.
 * @throws Problem 401 where the session has ended meanwhile
 */
export async function holdSession(
  trx: Executor,
  { id, sessionId }: Pick<SessionPlayer, 'id' | 'sessionId'>,
): Promise<void> {
  await trx.selectFrom('players').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (session === undefined) throw new Problem(401, 'error.http.unauthorized')
}

export async function insertSession(db: Executor, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      player_id: session.playerId,
      token_hash: session.tokenHash,
      created_at: session.now,
      seen_at: session.now,
      expires_at: session.expiresAt,
      browser: session.browser,
      system: session.system,
      country: session.country,
    })
    .execute()
}

/** Whose session it is; notes that it was used where `isUse` says that a person did. */
export async function findSessionPlayer(
  db: Executor,
  tokenHash: Buffer,
  { now, idleSince }: SessionBounds,
  isUse: boolean,
  query: SessionQuery = PLAYER_ALONE,
): Promise<SessionPlayer | undefined> {
  const [row] = await query(db, [tokenHash, now, idleSince])
  if (row === undefined) return undefined
  const { seenAt, ...player } = row
  if (isUse && now.getTime() - seenAt.getTime() >= NOTED_EVERY_MS) {
    await db
      .updateTable('sessions')
      .set({ seen_at: now })
      .where('id', '=', player.sessionId)
      .execute()
  }
  return player
}

export async function isSessionOpen(
  db: Executor,
  id: string,
  { now, idleSince }: SessionBounds,
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('seen_at', '>', idleSince)
    .executeTakeFirst()
  return row !== undefined
}

/** The player's sessions, the one used last first. */
export async function listSessions(
  db: Executor,
  playerId: number,
  { now, idleSince }: SessionBounds,
): Promise<StoredSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at as createdAt', 'seen_at as seenAt', 'browser', 'system', 'country'])
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .where('seen_at', '>', idleSince)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function deleteSessionByToken(
  db: Executor,
  tokenHash: Buffer,
): Promise<EndedSession[]> {
  return ending(db, await deleting(db).where('token_hash', '=', tokenHash).execute())
}

/** One session of a player. Empty where they have none of that id. */
export async function deleteSession(
  db: Executor,
  playerId: number,
  id: string,
): Promise<EndedSession[]> {
  const ofPlayer = deleting(db).where('player_id', '=', playerId)
  return ending(db, await ofPlayer.where('id', '=', id).execute())
}

/** @param exceptId the one that goes on, where one does */
export async function deletePlayerSessions(
  db: Executor,
  playerId: number,
  exceptId?: string,
): Promise<EndedSession[]> {
  const ended = await deleting(db)
    .where('player_id', '=', playerId)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .execute()
  return ending(db, ended)
}

/**
 * Ends every session of a player who may not come in for now. Whoever asks with one hears why, for as
 * long as it would have lasted.
 */
export async function barPlayerSessions(db: Executor, playerId: number): Promise<EndedSession[]> {
  await db
    .insertInto('barred_sessions')
    .columns(['token_hash', 'player_id', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select(['token_hash', 'player_id', 'expires_at'])
        .where('player_id', '=', playerId),
    )
    .execute()
  return deletePlayerSessions(db, playerId)
}

/** Whose session it was, where it ended with its player's way in. */
export async function findBarredPlayer(
  db: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('barred_sessions')
    .select('player_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.player_id
}

export async function deleteExpiredSessions(
  db: Executor,
  { now, idleSince }: SessionBounds,
): Promise<EndedSession[]> {
  await db.deleteFrom('barred_sessions').where('expires_at', '<=', now).execute()
  return deleting(db)
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('seen_at', '<=', idleSince)]))
    .execute()
}

/** Where somebody has ended a session, its browser is pushed nothing more; one that lapses is not. */
async function ending(db: Executor, ended: EndedSession[]): Promise<EndedSession[]> {
  if (ended.length > 0) {
    const ids = ended.map(({ id }) => id)
    await db.deleteFrom('push_subscriptions').where('session_id', 'in', ids).execute()
  }
  return ended
}

function deleting(db: Executor) {
  return db.deleteFrom('sessions').returning(['id', 'player_id as playerId'])
}
