import { isPaymentOpen } from '@touchline/betting'
import type { Db } from '../../db/database.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Applied } from './applied.ts'
import { applyRefund } from './apply-refund.ts'
import type { PaymentRow } from './payment-repository.ts'
import { findPayment, lockAccount, takeDue } from './payment-repository.ts'
import type { PaymentProvider, Refunded } from './provider.ts'
import type { RefundRow } from './refund-repository.ts'
import { changeRefund, lockRefund } from './refund-repository.ts'
import { applyTakenInstead } from './taken-back.ts'

type Deps = {
  readonly db: Db
  readonly provider: PaymentProvider
  readonly tell: (applied: Applied, about: string) => void
  readonly reporter: Reporter
}

/** Sends refunds to the provider, which makes one of each however often it is sent, and asks on. */
export async function sweepRefunds({ db, provider, tell, reporter }: Deps, now: Date) {
  const due = await takeDue(db, 'refunds', now)
  await Promise.all(
    due.map((refund) =>
      check(refund).catch((error: unknown) =>
        reporter.report(error, { task: 'refunds', refundId: refund.id }),
      ),
    ),
  )

  async function check(refund: RefundRow): Promise<void> {
    const deposit = await findPayment(db, refund.deposit_id)
    if (deposit === undefined || deposit.provider !== provider.name) return
    const { id, status, provider_reference: reference } = refund
    if (status === 'opened' && !(await begin(refund, deposit))) return
    const known = status === 'opened' ? 'unknown' : await provider.refundStatus({ id, reference })
    const told = known === 'unknown' ? await send(refund, deposit) : { status: known, reference }
    const isNeverMade = known === 'unknown' && told.status === 'failed' && told.reference === null
    const [applied, taken] = await db.transaction().execute(async (trx) => {
      await lockAccount(trx, deposit)
      return [
        await applyRefund(trx, { id, deposit }, told, now),
        isNeverMade ? await applyTakenInstead(trx, deposit.id, now) : null,
      ] as const
    })
    tell(applied, id)
    if (taken !== null) tell(taken, id)
  }

  /**
   * From here on it may be at the provider, whatever is heard of it: what a bank takes is beside it.
   * @returns false where it was given up meanwhile
   */
  async function begin({ id }: RefundRow, deposit: PaymentRow): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      await lockAccount(trx, deposit)
      const { status } = await lockRefund(trx, id)
      if (status === 'opened') await changeRefund(trx, id, { status: 'pending' })
      return isPaymentOpen(status)
    })
  }

  async function send(refund: RefundRow, deposit: PaymentRow): Promise<Refunded> {
    return provider.refund({
      id: refund.id,
      amount: refund.amount,
      currency: deposit.currency,
      deposit: { id: deposit.id, kind: 'deposit', reference: deposit.provider_reference },
    })
  }
}
