import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** How many bets were placed on each of the matches, as the database keeps it. */
export async function countBetsByMatch(
  db: Executor,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ match_id: string; bets: number }>`
    select match_id, sum(bets)::int as bets from match_bet_counts
    where match_id = any(${matchIds}::text[]) group by match_id
  `.execute(db)
  return new Map(rows.map((row) => [row.match_id, row.bets]))
}
