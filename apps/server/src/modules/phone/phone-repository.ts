import type { Selectable } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

export type PhoneCodeRow = Selectable<Schema['phone_codes']>

/** The code of the last text message, whatever has become of it. */
export async function findPhoneCode(
  db: Executor,
  playerId: number,
): Promise<PhoneCodeRow | undefined> {
  return db
    .selectFrom('phone_codes')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
}

export async function savePhoneCode(db: Executor, row: PhoneCodeRow): Promise<void> {
  await db
    .insertInto('phone_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
}

export async function countWrongGuess(db: Executor, playerId: number): Promise<void> {
  await db
    .updateTable('phone_codes')
    .set((eb) => ({ wrong_guesses: eb('wrong_guesses', '+', 1) }))
    .where('player_id', '=', playerId)
    .execute()
}
