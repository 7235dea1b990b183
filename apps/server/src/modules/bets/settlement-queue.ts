import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/**
 * Takes the next bets off the queue and locks them, those first that wait longest; they return to it
 * when the transaction fails. A bet that another transaction is at stays queued: who holds a bet may
 * be about to queue it, and nobody here waits for him.
 */
export async function takeQueuedBets(db: Executor, limit: number): Promise<bigint[]> {
  const { rows } = await sql<{ bet_id: bigint }>`
    with next as materialized (
      select queue.bet_id from settlement_queue queue join bets on bets.id = queue.bet_id
      where queue.queued_at <= now()
      order by queue.queued_at, queue.bet_id limit ${limit}
      for update of queue skip locked for no key update of bets skip locked
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

/** Whether a bet is due, also one that another transaction is at. */
export async function hasDueBets(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from settlement_queue where queued_at <= now()) as due
  `.execute(db)
  return rows[0]?.due === true
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
