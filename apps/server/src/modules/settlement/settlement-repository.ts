import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { SettledResult } from '../../db/schema.ts'

export type NewSettlement = {
  readonly betId: bigint
  readonly result: SettledResult
  readonly winAmount: bigint
  readonly transactionId: bigint | null
}

/** Adds the next settlement of a bet; the caller holds the bet's lock. */
export async function insertSettlement(db: Executor, settlement: NewSettlement): Promise<void> {
  await db
    .insertInto('settlements')
    .values({
      bet_id: settlement.betId,
      number: await nextNumber(db, settlement.betId),
      result: settlement.result,
      win_amount: settlement.winAmount,
      ledger_transaction_id: settlement.transactionId,
    })
    .execute()
}

export async function nextNumber(db: Executor, betId: bigint): Promise<number> {
  const { next } = await db
    .selectFrom('settlements')
    .select(sql<number>`(coalesce(max(number), 0) + 1)::int`.as('next'))
    .where('bet_id', '=', betId)
    .executeTakeFirstOrThrow()
  return next
}
