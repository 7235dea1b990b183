import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { updatePlayer } from './player-repository.ts'
import type { PlayerRow } from './player-repository.ts'

/**
 * Notes that a player agrees to the terms and rules of now.
 * @throws Problem 422 for another version than the one that holds: they read an older page
 */
export async function acceptTerms(
  db: Db,
  playerId: number,
  { version, current, now }: { version: string; current: string; now: Date },
): Promise<PlayerRow> {
  if (version !== current) throw new Problem(422, 'error.terms.not_accepted')
  return db.transaction().execute(async (trx) => {
    await noteTerms(trx, playerId, version, now)
    return updatePlayer(trx, playerId, { terms_version: version })
  })
}

/** Keeps which version was agreed to, and when first. */
export async function noteTerms(
  db: Executor,
  playerId: number,
  version: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('terms_acceptances')
    .values({ player_id: playerId, version, accepted_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'version']).doNothing())
    .execute()
}
