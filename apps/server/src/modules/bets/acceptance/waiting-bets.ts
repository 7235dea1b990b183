import type { Executor } from '../../../db/database.ts'
import type { DelayedBet } from '../delays/delay-desk.ts'

export async function findWaitingBets(db: Executor): Promise<DelayedBet[]> {
  const rows = await db
    .selectFrom('bets')
    .select(['id', 'acceptance_at'])
    .where('status', '=', 'submitted')
    .orderBy('acceptance_at')
    .execute()
  return rows.map((row) => ({ id: row.id, endsAt: row.acceptance_at ?? new Date(0) }))
}
