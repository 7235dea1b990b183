import { sql } from 'kysely'
import type { Selectable, Updateable } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

export type PlayerRow = Selectable<Schema['players']>

export type NewPlayer = {
  readonly email: string
  readonly passwordHash: string
  readonly language: string
  readonly currency: string
  readonly tracking?: Readonly<Record<string, string>>
  readonly termsVersion?: string
}

export async function insertPlayer(db: Executor, player: NewPlayer): Promise<PlayerRow> {
  return db
    .insertInto('players')
    .values({
      email: player.email,
      password_hash: player.passwordHash,
      language: player.language,
      currency: player.currency,
      tracking: JSON.stringify(player.tracking ?? {}),
      terms_version: player.termsVersion ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findPlayerByEmail(
  db: Executor,
  email: string,
): Promise<PlayerRow | undefined> {
  return db
    .selectFrom('players')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

/** Who wants an address in place of theirs, by their ids. */
export async function findPlayersByNewEmail(db: Executor, email: string): Promise<number[]> {
  const rows = await db.selectFrom('players').select('id').where('new_email', '=', email).execute()
  return rows.map(({ id }) => id)
}

export async function getPlayer(db: Executor, id: number): Promise<PlayerRow> {
  return db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The row is the transaction's own until it ends: what belongs to the player is changed in turn. */
export async function lockPlayer(db: Executor, id: number): Promise<PlayerRow> {
  return db
    .selectFrom('players')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export type PlayerChange = Pick<
  Updateable<Schema['players']>,
  | 'first_name'
  | 'last_name'
  | 'nickname'
  | 'nickname_skeleton'
  | 'phone'
  | 'phone_verified_at'
  | 'language'
  | 'currency'
  | 'password_hash'
  | 'terms_version'
  | 'email'
  | 'new_email'
  | 'email_confirmed_at'
  | 'closed_at'
>

export async function updatePlayer(
  db: Executor,
  id: number,
  change: PlayerChange,
): Promise<PlayerRow> {
  return db
    .updateTable('players')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
