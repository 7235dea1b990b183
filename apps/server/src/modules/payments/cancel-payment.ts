import type { Amount } from '@touchline/betting'
import { withdrawalReturnMoves } from '@touchline/betting'
import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import type { Clock } from '../clock.ts'
import { readBalance } from '../wallet/account-repository.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import { lockAccount } from './apply-word.ts'
import type { PaymentRow } from './payment-repository.ts'
import { changePayment, findPayment, lockPayment } from './payment-repository.ts'
import { changeParts } from './refund-repository.ts'

/** A page of the provider may stay open in another window: it is asked once more after that. */
const LAST_CHECK_MS = 45 * 60_000

/**
 * Gives up what is not under way yet; the money of a withdrawal goes back.
 * @throws Problem 404 or 409
 */
export async function cancelPayment(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  playerId: number,
  id: string,
): Promise<{ payment: PaymentRow; balance: Amount | null }> {
  return db.transaction().execute(async (trx) => {
    const known = await findPayment(trx, id)
    if (known?.player_id !== playerId) throw new Problem(404, 'error.http.not_found')
    await lockAccount(trx, known)
    const payment = await lockPayment(trx, id)
    if (payment.status !== 'opened') throw new Problem(409, 'error.payment.not_cancellable')
    const now = clock.now()
    const isDeposit = payment.kind === 'deposit'
    const cancelled = await changePayment(trx, id, {
      status: 'cancelled',
      ended_at: new Date(now),
      check_at: isDeposit ? new Date(now + LAST_CHECK_MS) : null,
    })
    if (isDeposit) return { payment: cancelled, balance: null }
    await changeParts(trx, id, { status: 'cancelled', ended_at: new Date(now) })
    const { amount, currency } = payment
    const entries = withdrawalReturnMoves(amount)
    const booking = { cause: id, playerId, currency, entries }
    await postTransaction(trx, { kind: 'withdrawal_return', ...booking })
    return { payment: cancelled, balance: await readBalance(trx, playerId, currency) }
  })
}
