import { randomUUID } from 'node:crypto'
import type { Amount } from '@touchline/betting'
import { NO_AMOUNT, subtractAmounts, withdrawalMoves } from '@touchline/betting'
import type { Db, Executor } from '../../db/database.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import { leavingMoney } from './leaving-money.ts'
import type { PaymentRow } from './payment-repository.ts'
import { findPayment, lockAccount } from './payment-repository.ts'
import { insertRefunds, refundedOf } from './refund-repository.ts'

export type RefundAsked = {
  readonly depositId: string
  /** Null: all of it that is left. */
  readonly amount: Amount | null
  readonly reason: string | null
}

/** Why a deposit is not given back; `most` is what could be. */
export type RefundRefusal =
  | { readonly fault: 'unknown' | 'not_paid' }
  | {
      readonly fault: 'too_much' | 'not_there'
      readonly most: Amount
      readonly payment: PaymentRow
    }

export type RefundRequested = {
  readonly id: string
  readonly amount: Amount
  readonly payment: PaymentRow
}

/**
 * Takes money of a deposit from its player, under the lock that placements take. The sweeper asks the
 * provider for it; what the provider refuses comes back.
 */
export function requestRefund(
  db: Db,
  { reason, ...asked }: RefundAsked,
  now: Date,
): Promise<RefundRequested | RefundRefusal> {
  return db.transaction().execute(async (trx) => {
    const found = await refundable(trx, asked, { withUnsent: true })
    if ('fault' in found) return found
    const { payment, amount } = found
    const { player_id: playerId, currency } = payment
    const { withdrawable } = await leavingMoney(trx, { playerId, currency }, undefined)
    if (amount > withdrawable) return { fault: 'not_there', most: withdrawable, payment }
    const id = randomUUID()
    await insertRefunds(trx, [
      {
        id,
        deposit_id: payment.id,
        amount,
        reason,
        created_at: now,
        status: 'opened',
        check_at: now,
      },
    ])
    const entries = withdrawalMoves(amount)
    await postTransaction(trx, { kind: 'refund', cause: id, playerId, currency, entries })
    return { id, amount, payment }
  })
}

/**
 * A deposit of which so much has not gone back yet, with its account locked.
 * @param counted `withUnsent`: refunds that were not sent yet have the first claim
 */
export async function refundable(
  trx: Executor,
  { depositId, amount: asked }: Omit<RefundAsked, 'reason'>,
  counted: { readonly withUnsent: boolean },
): Promise<Omit<RefundRequested, 'id'> | RefundRefusal> {
  const payment = await findPayment(trx, depositId)
  if (payment?.kind !== 'deposit') return { fault: 'unknown' }
  await lockAccount(trx, payment)
  if (payment.status !== 'succeeded') return { fault: 'not_paid' }
  const left = subtractAmounts(payment.amount, await refundedOf(trx, depositId, counted))
  const amount = asked ?? left
  if (amount > left || left === NO_AMOUNT) return { fault: 'too_much', most: left, payment }
  return { payment, amount }
}
