import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/**
 * Takes the next bets off the queue, those first that wait longest and none that another transaction
 * has taken; they return to it when the transaction fails.
 */
export async function takeQueuedBets(db: Executor, limit: number): Promise<bigint[]> {
  const { rows } = await sql<{ bet_id: bigint }>`
    with next as materialized (
      select bet_id from settlement_queue where queued_at <= now()
      order by queued_at, bet_id limit ${limit}
      for update skip locked
    )
    delete from settlement_queue using next where settlement_queue.bet_id = next.bet_id
    returning settlement_queue.bet_id
  `.execute(db)
  return rows.map((row) => row.bet_id)
}

export async function queueBet(db: Executor, betId: bigint): Promise<void> {
  await db
    .insertInto('settlement_queue')
    .values({ bet_id: betId })
    .onConflict((conflict) => conflict.column('bet_id').doNothing())
    .execute()
}

/** Lets a bet whose settling has failed wait, longer after each failure, up to an hour. */
export async function postponeBet(db: Executor, betId: bigint): Promise<void> {
  await sql`
    update settlement_queue set failures = least(failures + 1, 6),
      queued_at = now() + least(interval '1 minute' * power(2, failures), interval '1 hour')
    where bet_id = ${betId}
  `.execute(db)
}

export async function countQueuedBets(db: Executor): Promise<number> {
  const { queued } = await db
    .selectFrom('settlement_queue')
    .select(sql<number>`count(*)::int`.as('queued'))
    .executeTakeFirstOrThrow()
  return queued
}
