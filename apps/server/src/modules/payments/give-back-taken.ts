import type { Amount } from '@touchline/betting'
import { NO_AMOUNT, refundReturnMoves, remainder } from '@touchline/betting'
import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { readBalance } from '../wallet/account-repository.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import type { Applied } from './applied.ts'
import type { PaymentRow } from './payment-repository.ts'
import { changePayment, findPayment } from './payment-repository.ts'
import { changeRefund, lockRefund, refundsOf } from './refund-repository.ts'

export type GivenBack = { readonly amount: Amount; readonly currency: string }

/**
 * Books that a bank has given back what it took of a deposit: what the player came to owe for it is
 * owed no more, and the rest is the player's again. Each refund comes back once, and whole. The caller
 * holds the account.
 */
export async function giveBackTaken(
  trx: Executor,
  { id: depositId, player_id: playerId, currency }: PaymentRow,
  refundId: string,
  now: Date,
): Promise<GivenBack | 'not_taken' | 'returned_before'> {
  const { status, amount } = await lockRefund(trx, refundId)
  const { taken, owed } = await bookedAsTaken(trx, refundId)
  if (taken === NO_AMOUNT) return 'not_taken'
  if (status !== 'succeeded') return 'returned_before'
  await changeRefund(trx, refundId, { status: 'cancelled', ended_at: now })
  const takenBack = (await findPayment(trx, depositId))?.taken_back ?? NO_AMOUNT
  await changePayment(trx, depositId, { taken_back: remainder(amount, takenBack) })
  await postTransaction(trx, {
    kind: 'refund_return',
    cause: refundId,
    playerId,
    currency,
    entries: refundReturnMoves(amount, owed),
  })
  return { amount, currency }
}

/**
 * A provider has given back of a deposit what it had taken, but for `total`. Where that is no one refund
 * that is booked as taken, it is for a person to look at.
 */
export async function applyGivenBack(
  trx: Executor,
  deposit: PaymentRow,
  { total, now }: { readonly total: Amount; readonly now: Date },
): Promise<Applied> {
  const known = (await findPayment(trx, deposit.id))?.taken_back ?? NO_AMOUNT
  const given = remainder(total, known)
  if (given === NO_AMOUNT) return { outcome: 'nothing' }
  for (const { id, amount } of (await refundsOf(trx, deposit.id)).toReversed()) {
    if (amount !== given) continue
    if (typeof (await giveBackTaken(trx, deposit, id, now)) === 'string') continue
    const { player_id: playerId, currency } = deposit
    return {
      outcome: 'changed',
      moved: { kind: 'refund', status: 'cancelled', playerId, currency },
      balance: await readBalance(trx, playerId, currency),
    }
  }
  return { outcome: 'contradicted' }
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
