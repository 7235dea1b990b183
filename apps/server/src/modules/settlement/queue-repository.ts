import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** Takes the next bet off the queue; it returns to it when the transaction fails. */
export async function takeQueuedBet(db: Executor): Promise<bigint | undefined> {
  const { rows } = await sql<{ bet_id: bigint }>`
    delete from settlement_queue where bet_id = (
      select bet_id from settlement_queue order by queued_at, bet_id limit 1
      for update skip locked
    )
    returning bet_id
  `.execute(db)
  return rows[0]?.bet_id
}

export async function queueBet(db: Executor, betId: bigint): Promise<void> {
  await db
    .insertInto('settlement_queue')
    .values({ bet_id: betId })
    .onConflict((conflict) => conflict.column('bet_id').doNothing())
    .execute()
}

export async function countQueuedBets(db: Executor): Promise<number> {
  const { queued } = await db
    .selectFrom('settlement_queue')
    .select(sql<number>`count(*)::int`.as('queued'))
    .executeTakeFirstOrThrow()
  return queued
}
