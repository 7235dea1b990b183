import type { Insertable, Selectable } from 'kysely'
import type { Executor } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Schema } from '../../../db/schema.ts'

export type ReceiptRow = Pick<
  Selectable<Schema['receipts']>,
  'bet_id' | 'canonical' | 'sha256' | 'signature'
>

/** However many they are, one statement. */
const saving = prepared(`
  insert into receipts (bet_id, key_id, canonical, sha256, signature)
  select * from unnest($1::bigint[], $2::text[], $3::text[], $4::bytea[], $5::bytea[])
  on conflict do nothing`)

/** Keeps the first receipt of a bet; a later one of the same bet is not taken. */
export async function saveReceipts(
  db: Executor,
  rows: readonly Insertable<Schema['receipts']>[],
): Promise<void> {
  await saving(db, [
    rows.map((row) => row.bet_id),
    rows.map((row) => row.key_id),
    rows.map((row) => row.canonical),
    rows.map((row) => row.sha256),
    rows.map((row) => row.signature),
  ])
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
