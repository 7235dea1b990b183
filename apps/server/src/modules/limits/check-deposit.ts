import { sql } from 'kysely'
import * as v from 'valibot'
import type { Amount } from '@touchline/betting'
import type { Executor } from '../../db/database.ts'
import type { LimitRefusal } from './limit-problem.ts'
import { storedRefusal } from './limit-problem.ts'
import { holdAccounts } from './limit-rows.ts'

type DepositToCheck = {
  readonly playerId: number
  readonly currency: string
  readonly amount: Amount
  /**
   * The player's deposits in this currency that are open: asked for, and neither booked nor failed.
   * They count against the limit as if they were booked, so that many at once never pass it.
   */
  readonly pending: Amount
  readonly now: Date
}

/**
 * What a player's limits say to a deposit that is about to be opened. It locks all accounts of the
 * player in the order of their ids, so read `pending` after it is called for the lock
 * (`holdAccounts`), or within a transaction that holds them already.
 * @returns null where nothing is against it; `limitProblem` makes an answer of a refusal
 */
export async function checkDeposit(
  trx: Executor,
  { playerId, currency, amount, pending, now }: DepositToCheck,
): Promise<LimitRefusal | null> {
  await holdAccounts(trx, playerId)
  const { rows } = await sql<{ answer: unknown }>`
    select refuse_by_limits(
      ${playerId}, ${now}, ${currency}, array['deposit'], ${amount + pending}, ${amount}
    ) as answer
  `.execute(trx)
  return v.parse(v.nullable(storedRefusal), rows[0]?.answer ?? null)
}
