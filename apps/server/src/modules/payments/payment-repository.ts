import { sumAmounts, type Amount } from '@touchline/betting'
import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { PaymentTables } from '../../db/payment-schema.ts'

export type PaymentRow = Selectable<PaymentTables['payments']>

const OPEN = ['opened', 'pending'] as const
/** A page shows so many that have ended. */
const LATEST = 10
const CHECKED_AT_A_TIME = 20

export async function insertPayment(
  db: Executor,
  row: Insertable<PaymentTables['payments']>,
): Promise<PaymentRow> {
  return db.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow()
}

export function findPayment(db: Executor, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whoever moves its money holds the lock of the account already. */
export function lockPayment(db: Executor, id: string): Promise<PaymentRow> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export type PaymentChange = Partial<
  Pick<
    PaymentRow,
    | 'status'
    | 'provider_reference'
    | 'checkout_url'
    | 'checkout_frame'
    | 'check_at'
    | 'ended_at'
    | 'refunded'
  >
>

export async function changePayment(
  db: Executor,
  id: string,
  change: PaymentChange,
): Promise<PaymentRow> {
  return db
    .updateTable('payments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function countOpen(
  db: Executor,
  playerId: number,
  kind: PaymentRow['kind'],
): Promise<number> {
  const { open } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<bigint>().as('open'))
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('status', 'in', OPEN)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Deposits that are asked for and neither booked nor over: they count against a limit already. */
export async function sumOpenDeposits(
  db: Executor,
  playerId: number,
  currency: string,
): Promise<Amount> {
  const rows = await db
    .selectFrom('payments')
    .select('amount')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'deposit')
    .where('currency', '=', currency)
    .where('status', 'in', OPEN)
    .execute()
  return sumAmounts(rows.map(({ amount }) => amount))
}

/** All that are open, and the latest that ended; newest first. */
export async function listPayments(db: Executor, playerId: number): Promise<PaymentRow[]> {
  const mine = db.selectFrom('payments').selectAll().where('player_id', '=', playerId)
  const [open, ended] = await Promise.all([
    mine.where('status', 'in', OPEN).orderBy('created_at', 'desc').execute(),
    mine.where('status', 'not in', OPEN).orderBy('created_at', 'desc').limit(LATEST).execute(),
  ])
  return [...open, ...ended].toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
}

/** Keeps the id of a provider's word. @returns false when it was told before */
export async function keepEvent(
  db: Executor,
  event: { provider: string; event_id: string; payment_id: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: kept = 0n } = await db
    .insertInto('provider_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst()
  return kept > 0n
}

/**
 * Payments whose provider is to be asked now, each for one process alone. They fall due again, later
 * each time: after 15 seconds first, every ten minutes in the end.
 */
export async function takeDuePayments(db: Executor, now: Date): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    update payments set checks = checks + 1,
      check_at = ${now}::timestamptz
        + least(600, 15 * power(1.6, least(checks, 20))) * interval '1 second'
    where id in (
      select id from payments where check_at <= ${now}
      order by check_at limit ${CHECKED_AT_A_TIME} for update skip locked
    ) returning *
  `.execute(db)
  return rows
}
