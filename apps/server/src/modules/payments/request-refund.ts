import { randomUUID } from 'node:crypto'
import type { Amount } from '@touchline/betting'
import { NO_AMOUNT, subtractAmounts, withdrawalMoves } from '@touchline/betting'
import type { Db } from '../../db/database.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import { takeFromPlayer } from './apply-refund.ts'
import { lockAccount } from './apply-word.ts'
import { leavingMoney } from './leaving-money.ts'
import type { PaymentRow } from './payment-repository.ts'
import { findPayment } from './payment-repository.ts'
import { insertRefunds, refundedOf } from './refund-repository.ts'

export type RefundAsked = {
  readonly depositId: string
  /** Null: all of it that is left. */
  readonly amount: Amount | null
  readonly reason: string | null
  /** A bank has taken it already, in a dispute: it is booked, and the provider not asked for it. */
  readonly isTaken?: boolean
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
export async function requestRefund(
  db: Db,
  { depositId, amount: asked, reason, isTaken = false }: RefundAsked,
  now: Date,
): Promise<RefundRequested | RefundRefusal> {
  return db.transaction().execute(async (trx) => {
    const payment = await findPayment(trx, depositId)
    if (payment?.kind !== 'deposit') return { fault: 'unknown' }
    await lockAccount(trx, payment)
    if (payment.status !== 'succeeded') return { fault: 'not_paid' }
    const { player_id: playerId, currency } = payment
    const refunded = await refundedOf(trx, depositId, { withUnsent: !isTaken })
    const left = subtractAmounts(payment.amount, refunded)
    const amount = asked ?? left
    if (amount > left || left === NO_AMOUNT) return { fault: 'too_much', most: left, payment }
    if (isTaken) {
      return { id: await takeFromPlayer(trx, payment, { amount, reason, now }), amount, payment }
    }
    const { withdrawable } = await leavingMoney(trx, { playerId, currency }, undefined)
    if (amount > withdrawable) return { fault: 'not_there', most: withdrawable, payment }
    const id = randomUUID()
    await insertRefunds(trx, [
      {
        id,
        deposit_id: depositId,
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
