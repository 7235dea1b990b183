import type { Executor } from '../../../db/database.ts'

/** Fingerprint of the body that a reference was used for; undefined when it was not used. */
export async function findPlacementHash(
  db: Executor,
  playerId: number,
  reference: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('placements')
    .select('body_hash')
    .where('player_id', '=', playerId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.body_hash
}
