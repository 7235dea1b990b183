import type { Db } from '../../../db/database.ts'
import type { PlacementOutcome, PlacementToStore } from './place-bets-statement.ts'
import { runPlacement } from './place-bets-statement.ts'

/** All of a placement or nothing; bets for approval are marked in the same transaction. */
export async function storePlacement(
  db: Db,
  placement: PlacementToStore,
): Promise<PlacementOutcome> {
  if (!placement.bets.some((bet) => bet.isVip)) return runPlacement(db, placement)
  return db.transaction().execute(async (trx) => {
    const outcome = await runPlacement(trx, placement)
    if (outcome.outcome !== 'placed') return outcome
    const ids = outcome.bet_ids.filter((_, position) => placement.bets[position]?.isVip)
    await trx.updateTable('bets').set({ is_vip: true }).where('id', 'in', ids).execute()
    return outcome
  })
}
