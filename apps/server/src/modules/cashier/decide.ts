import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import type { CashierStatus } from '../../db/payment-schema.ts'
import type { CashierPayment, PlannedNotice } from './cashier-store.ts'
import { planNotices, statusAt } from './cashier-store.ts'

/** How the simulated bank behaves; the payer chooses. */
export const BEHAVIOURS = [
  'succeed',
  'fail',
  'pending',
  'late',
  'twice',
  'disorder',
  'never',
] as const

export type Behaviour = (typeof BEHAVIOURS)[number]

const SECOND = 1_000
const PENDING_MS = 120 * SECOND
const LATE_MS = 20 * SECOND
const DISORDER_MS = 2 * SECOND

/** What a payment becomes, when it ends by itself, and what the merchant is told of it. */
type Plan = {
  readonly status: CashierStatus
  readonly settles?: { readonly after: number; readonly as: CashierStatus }
  readonly notices: readonly { status: CashierStatus; after: number; times?: number }[]
}

function planOf(behaviour: Behaviour): Plan {
  const done = { status: 'succeeded', after: 0 } as const
  switch (behaviour) {
    case 'succeed':
      return { status: 'succeeded', notices: [done] }
    case 'fail':
      return { status: 'failed', notices: [{ status: 'failed', after: 0 }] }
    case 'pending':
      return {
        status: 'pending',
        settles: { after: PENDING_MS, as: 'succeeded' },
        notices: [
          { status: 'pending', after: 0 },
          { status: 'succeeded', after: PENDING_MS },
        ],
      }
    case 'late':
      return { status: 'succeeded', notices: [{ status: 'succeeded', after: LATE_MS }] }
    case 'twice':
      return { status: 'succeeded', notices: [{ ...done, times: 2 }] }
    case 'disorder':
      return { status: 'succeeded', notices: [done, { status: 'pending', after: DISORDER_MS }] }
    case 'never':
      return { status: 'succeeded', notices: [] }
  }
}

/**
 * The payer's decision, once: asked again, what was decided.
 * @returns the status that the payer is told
 */
export async function decide(
  db: Db,
  payment: CashierPayment,
  behaviour: Behaviour | 'cancel',
  now: number,
): Promise<CashierStatus | 'expired'> {
  const plan: Plan =
    behaviour === 'cancel'
      ? { status: 'cancelled', notices: [{ status: 'cancelled', after: 0 }] }
      : planOf(behaviour)
  return db.transaction().execute(async (trx) => {
    const locked = await trx
      .selectFrom('cashier.payments')
      .selectAll()
      .where('id', '=', payment.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const current = statusAt(locked, now)
    if (current !== 'open') return current
    await trx
      .updateTable('cashier.payments')
      .set({
        status: plan.status,
        settles_at: plan.settles === undefined ? null : new Date(now + plan.settles.after),
        settles_as: plan.settles?.as ?? null,
        changed_at: new Date(now),
      })
      .where('id', '=', payment.id)
      .execute()
    await planNotices(trx, payment.id, noticesOf(plan, locked.kind, now))
    return plan.status
  })
}

function noticesOf(plan: Plan, kind: CashierPayment['kind'], now: number): PlannedNotice[] {
  return plan.notices.flatMap(({ status, after, times = 1 }) => {
    const eventId = randomUUID()
    const notice = { eventId, kind, status, dueAt: new Date(now + after) }
    return Array.from({ length: times }, () => notice)
  })
}
