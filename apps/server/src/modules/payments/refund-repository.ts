import type { Amount, PaidIn } from '@touchline/betting'
import { NO_AMOUNT, sumAmounts } from '@touchline/betting'
import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { PaymentTables } from '../../db/payment-schema.ts'

export type RefundRow = Selectable<PaymentTables['refunds']>

/** These took nothing of their deposit. */
const WITHOUT_EFFECT = ['failed', 'cancelled'] as const

export async function insertRefunds(
  db: Executor,
  rows: readonly Insertable<PaymentTables['refunds']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('refunds').values(rows).execute()
}

export function findRefund(db: Executor, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whoever moves its money holds the lock of the account already. */
export function lockRefund(db: Executor, id: string): Promise<RefundRow> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function changeRefund(
  db: Executor,
  id: string,
  change: Updateable<PaymentTables['refunds']>,
): Promise<void> {
  await db.updateTable('refunds').set(change).where('id', '=', id).execute()
}

/** The parts that a withdrawal is paid in. */
export function partsOf(db: Executor, withdrawalId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('id')
    .execute()
}

/** Those that were not sent yet. */
export async function changeParts(
  db: Executor,
  withdrawalId: string,
  change: Updateable<PaymentTables['refunds']>,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set(change)
    .where('withdrawal_id', '=', withdrawalId)
    .where('status', '=', 'opened')
    .execute()
}

/** What has gone back of a deposit, is on its way there, or waits to be sent; oldest first. */
export function refundsOf(db: Executor, depositId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .where('status', 'not in', WITHOUT_EFFECT)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What has gone back of a deposit, or is on its way there. */
export async function refundedOf(
  db: Executor,
  depositId: string,
  { withUnsent }: { readonly withUnsent: boolean },
): Promise<Amount> {
  const rows = await refundsOf(db, depositId)
  return sumAmounts(
    rows.filter(({ status }) => withUnsent || status !== 'opened').map(({ amount }) => amount),
  )
}

/** What of a player's deposits can still go back, oldest first. */
export async function listPaidIn(
  db: Executor,
  of: { readonly playerId: number; readonly currency: string; readonly provider: string },
): Promise<PaidIn[]> {
  const { rows } = await sql<PaidIn>`
    select p.id, (p.amount - coalesce(sum(r.amount), 0))::bigint as "left"
    from payments p
    left join refunds r on r.deposit_id = p.id and r.status <> all(${WITHOUT_EFFECT}::text[])
    where p.player_id = ${of.playerId} and p.currency = ${of.currency}
      and p.provider = ${of.provider} and p.kind = 'deposit' and p.status = 'succeeded'
    group by p.id order by p.created_at, p.id
  `.execute(db)
  return rows.filter(({ left }) => left > NO_AMOUNT)
}
