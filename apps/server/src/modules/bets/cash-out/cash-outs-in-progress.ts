import type { Executor } from '../../../db/database.ts'
import type { DelayedBet } from '../delays/delay-desk.ts'

export async function findCashOutsInProgress(db: Executor): Promise<DelayedBet[]> {
  const rows = await db
    .selectFrom('bets')
    .select(['id', 'cashout_at'])
    .where('status', '=', 'cashout_in_progress')
    .orderBy('cashout_at')
    .execute()
  return rows.map((row) => ({ id: row.id, endsAt: row.cashout_at ?? new Date(0) }))
}
