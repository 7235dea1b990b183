import type { FavouriteType } from '@touchline/contract'
import type { Executor } from '../../db/database.ts'

type Marked = { readonly playerId: number; readonly type: FavouriteType }

/** Ids of what the player marked, the newest first. */
export async function findFavourites(
  db: Executor,
  { playerId, type }: Marked,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('item_id')
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .orderBy('created_at', 'desc')
    .orderBy('item_id')
    .execute()
  return rows.map((row) => row.item_id)
}

/** What is marked already stays as it is. */
export async function insertFavourites(
  db: Executor,
  { playerId, type }: Marked,
  ids: readonly string[],
): Promise<void> {
  await db
    .insertInto('favourites')
    .values(ids.map((id) => ({ player_id: playerId, type, item_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @param id all of the type when absent */
export async function deleteFavourites(
  db: Executor,
  { playerId, type }: Marked,
  id?: string,
): Promise<void> {
  let query = db.deleteFrom('favourites').where('player_id', '=', playerId).where('type', '=', type)
  if (id !== undefined) query = query.where('item_id', '=', id)
  await query.execute()
}
