import type { Db } from '../../db/database.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Applied } from './applied.ts'
import { applyRefund } from './apply-refund.ts'
import { lockAccount } from './apply-word.ts'
import { findPayment, takeDue } from './payment-repository.ts'
import type { PaymentProvider, Refunded } from './provider.ts'
import type { RefundRow } from './refund-repository.ts'

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
    const told = await ask(refund, deposit)
    if (told === null) return
    const applied = await db.transaction().execute(async (trx) => {
      await lockAccount(trx, deposit)
      return applyRefund(trx, { id: refund.id, deposit }, told, now)
    })
    tell(applied, refund.id)
  }

  async function ask(
    { id, amount, status, provider_reference: reference }: RefundRow,
    deposit: { id: string; currency: string; provider_reference: string | null },
  ): Promise<Refunded | null> {
    const known = status === 'opened' ? 'unknown' : await provider.refundStatus({ id, reference })
    if (known !== 'unknown') return { status: known, reference }
    return provider.refund({
      id,
      amount,
      currency: deposit.currency,
      deposit: { id: deposit.id, kind: 'deposit', reference: deposit.provider_reference },
    })
  }
}
