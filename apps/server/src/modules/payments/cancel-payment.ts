import type { Amount } from '@touchline/betting'
import { subtractAmounts, withdrawalReturnMoves } from '@touchline/betting'
import { Problem } from '../../http/problem.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import { readBalance } from '../wallet/account-repository.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import { movedOf } from './applied.ts'
import type { CloseDeps } from './close-deposit.ts'
import { closeDeposit } from './close-deposit.ts'
import type { PaymentRow } from './payment-repository.ts'
import { changePayment, findPayment, lockAccount, lockPayment } from './payment-repository.ts'
import { changeParts } from './refund-repository.ts'

type Deps = CloseDeps & { readonly reporter: Reporter }

/** A provider that did not say at once that its page is closed is asked again. */
const CLOSE_AGAIN_MS = 15_000

/**
 * Gives up what is not under way yet: the money of a withdrawal goes back, and the page of a deposit
 * is closed. Until its provider says so, the deposit counts as one that can be paid.
 * @returns the payment as it stands then: a deposit may have been paid a moment before
 * @throws Problem 404 or 409
 */
export async function cancelPayment(deps: Deps, playerId: number, id: string): Promise<PaymentRow> {
  const { payment, balance } = await giveUp(deps, playerId, id)
  deps.tell({ outcome: 'changed', moved: movedOf(payment), balance }, id)
  if (payment.kind === 'withdrawal') return payment
  await closeDeposit(deps, payment).catch((error: unknown) =>
    deps.reporter.report(error, { task: 'close deposit' }),
  )
  return (await findPayment(deps.db, id)) ?? payment
}

async function giveUp(
  { db, clock }: Deps,
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
      check_at: isDeposit ? new Date(now + CLOSE_AGAIN_MS) : null,
    })
    if (isDeposit) return { payment: cancelled, balance: null }
    await changeParts(trx, id, { status: 'cancelled', ended_at: new Date(now) })
    const { currency } = payment
    // Parts of it may have gone back before, with a deposit that its provider took.
    const amount = subtractAmounts(payment.amount, payment.returned)
    const entries = withdrawalReturnMoves(amount)
    const booking = { cause: id, playerId, currency, entries }
    await postTransaction(trx, { kind: 'withdrawal_return', ...booking })
    return { payment: cancelled, balance: await readBalance(trx, playerId, currency) }
  })
}
