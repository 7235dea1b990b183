import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db, Executor } from '../../db/database.ts'
import type { CashierStatus, PaymentTables } from '../../db/payment-schema.ts'

export type CashierPayment = Selectable<PaymentTables['cashier.payments']>
export type Notice = Selectable<PaymentTables['cashier.notices']>

/** A page of the cashier that nobody decides on closes by itself. */
const OPEN_FOR_MS = 30 * 60_000
/** Then whoever did not answer is not told any more; the status call still knows. */
const MOST_ATTEMPTS = 8
const AT_A_TIME = 50

/** Once for each merchant reference: asked again, the payment that is there. */
export async function insertOnce(db: Db, payment: CashierPayment): Promise<CashierPayment> {
  const kept = await db
    .insertInto('cashier.payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('merchant_reference').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (kept !== undefined) return kept
  return db
    .selectFrom('cashier.payments')
    .selectAll()
    .where('merchant_reference', '=', payment.merchant_reference)
    .executeTakeFirstOrThrow()
}

export function findByToken(db: Executor, token: string): Promise<CashierPayment | undefined> {
  return db.selectFrom('cashier.payments').selectAll().where('token', '=', token).executeTakeFirst()
}

export function findByMerchant(
  db: Executor,
  reference: string,
): Promise<CashierPayment | undefined> {
  return db
    .selectFrom('cashier.payments')
    .selectAll()
    .where('merchant_reference', '=', reference)
    .executeTakeFirst()
}

/** What has become of a payment by now; a page that stayed open too long is `expired`. */
export function statusAt(payment: CashierPayment, now: number): CashierStatus | 'expired' {
  const { status, settles_at: settlesAt, settles_as: settlesAs } = payment
  if (status === 'open') {
    return payment.created_at.getTime() + OPEN_FOR_MS <= now ? 'expired' : 'open'
  }
  if (status !== 'pending' || settlesAt === null || settlesAs === null) return status
  return settlesAt.getTime() <= now ? settlesAs : status
}

export type PlannedNotice = {
  readonly eventId: string
  readonly kind: Notice['kind']
  readonly status: CashierStatus
  readonly dueAt: Date
}

export async function planNotices(
  db: Executor,
  paymentId: string,
  notices: readonly PlannedNotice[],
): Promise<void> {
  if (notices.length === 0) return
  await db
    .insertInto('cashier.notices')
    .values(
      notices.map(({ eventId, kind, status, dueAt }) => ({
        event_id: eventId,
        payment_id: paymentId,
        kind,
        status,
        due_at: dueAt,
        delivered_at: null,
      })),
    )
    .execute()
}

/** Those that are due, each for one process alone; they fall due again if nobody takes them. */
export async function takeDueNotices(
  db: Executor,
  now: Date,
): Promise<(Notice & { payment: CashierPayment })[]> {
  const { rows } = await sql<Notice>`
    update cashier.notices set attempts = attempts + 1,
      due_at = ${now}::timestamptz + power(2, attempts) * interval '5 seconds'
    where number in (
      select number from cashier.notices
      where delivered_at is null and due_at <= ${now} and attempts < ${MOST_ATTEMPTS}
      order by number limit ${AT_A_TIME} for update skip locked
    ) returning *
  `.execute(db)
  if (rows.length === 0) return []
  const payments = await db
    .selectFrom('cashier.payments')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map((row) => row.payment_id),
    )
    .execute()
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  return rows
    .toSorted((a, b) => Number(a.number - b.number))
    .flatMap((row) => {
      const payment = byId.get(row.payment_id)
      return payment === undefined ? [] : [{ ...row, payment }]
    })
}

export async function markDelivered(db: Executor, number: bigint, now: Date): Promise<void> {
  await db
    .updateTable('cashier.notices')
    .set({ delivered_at: now })
    .where('number', '=', number)
    .execute()
}
