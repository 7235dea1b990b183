import type { Insertable, Selectable } from 'kysely'
import type { Executor } from '../../../db/database.ts'
import type { Schema } from '../../../db/schema.ts'

export type ReceiptRow = Pick<
  Selectable<Schema['receipts']>,
  'bet_id' | 'canonical' | 'sha256' | 'signature'
>

/** Keeps the first receipt of a bet; a later one of the same bet is not taken. */
export async function saveReceipts(
  db: Executor,
  rows: readonly Insertable<Schema['receipts']>[],
): Promise<void> {
  await db
    .insertInto('receipts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findReceipt(db: Executor, betId: bigint): Promise<ReceiptRow | undefined> {
  return db
    .selectFrom('receipts')
    .select(['bet_id', 'canonical', 'sha256', 'signature'])
    .where('bet_id', '=', betId)
    .executeTakeFirst()
}

/** Languages of players by id: a receipt is in the language of its player. */
export async function readLanguages(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('players')
    .select(['id', 'language'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, language }) => [id, language]))
}

export async function listReceiptKeys(
  db: Executor,
): Promise<{ readonly id: string; readonly publicKey: string }[]> {
  const rows = await db
    .selectFrom('receipt_keys')
    .select(['id', 'public_key'])
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({ id: row.id, publicKey: row.public_key.toString('hex') }))
}
