import type { Amount } from '@touchline/betting'
import { NO_AMOUNT, refundReturnMoves, remainder } from '@touchline/betting'
import { sql } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import { lockAccount } from './apply-word.ts'
import { changePayment, findPayment } from './payment-repository.ts'
import { changeRefund, findRefund, lockRefund } from './refund-repository.ts'

/**
 * Books that a bank has given back what it took of a deposit: what the player came to owe for it is
 * owed no more, and the rest is the player's again. Each refund comes back once, and whole.
 */
export function returnTaken(
  db: Db,
  refundId: string,
  now: Date,
): Promise<
  | { readonly amount: Amount; readonly currency: string }
  | 'unknown'
  | 'not_taken'
  | 'returned_before'
> {
  return db.transaction().execute(async (trx) => {
    const known = await findRefund(trx, refundId)
    const deposit = known && (await findPayment(trx, known.deposit_id))
    if (deposit === undefined) return 'unknown'
    await lockAccount(trx, deposit)
    const { status, amount } = await lockRefund(trx, refundId)
    const { taken, owed } = await bookedAsTaken(trx, refundId)
    if (taken === NO_AMOUNT) return 'not_taken'
    if (status !== 'succeeded') return 'returned_before'
    await changeRefund(trx, refundId, { status: 'cancelled', ended_at: now })
    const locked = (await findPayment(trx, deposit.id)) ?? deposit
    await changePayment(trx, deposit.id, { taken_back: remainder(amount, locked.taken_back) })
    const { player_id: playerId, currency } = deposit
    await postTransaction(trx, {
      kind: 'refund_return',
      cause: refundId,
      playerId,
      currency,
      entries: refundReturnMoves(amount, owed),
    })
    return { amount, currency }
  })
}

/** What a bank took is booked at the provider at once; what is sent by us is put aside first. */
async function bookedAsTaken(
  trx: Executor,
  refundId: string,
): Promise<{ readonly taken: Amount; readonly owed: Amount }> {
  const { rows } = await sql<{ taken: Amount; owed: Amount }>`
    select coalesce(sum(e.amount) filter (where a.house = 'clearing'), 0)::bigint as taken,
      coalesce(-sum(e.amount) filter (where a.house = 'receivables'), 0)::bigint as owed
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join accounts a on a.id = e.account_id
    where t.kind = 'refund' and t.cause = ${refundId}
  `.execute(trx)
  return rows[0] ?? { taken: NO_AMOUNT, owed: NO_AMOUNT }
}
