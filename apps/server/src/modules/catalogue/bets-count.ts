import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** How many open bets stand on each match. */
export async function countBetsByMatch(db: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('bet_selections')
    .select(['match_id', sql<number>`count(*)::int`.as('bets')])
    .where('result', 'is', null)
    .groupBy('match_id')
    .execute()
  return new Map(rows.map((row) => [row.match_id, row.bets]))
}
