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

/** A payment, and whether this word of its provider has been told before. */
export async function findTold(
  db: Executor,
  id: string,
  word: { readonly provider: string; readonly event_id: string },
): Promise<(PaymentRow & { readonly is_told: boolean }) | undefined> {
  const { rows } = await sql<PaymentRow & { is_told: boolean }>`
    select p.*, exists (
      select from provider_events e
      where e.provider = ${word.provider} and e.event_id = ${word.event_id}
    ) as is_told
    from payments p where p.id = ${id}::uuid
  `.execute(db)
  return rows[0]
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
    | 'returned'
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

/**
 * Deposits that are asked for and neither booked nor over: how many, and what they are in this
 * currency, which counts against a limit already.
 */
export async function openDepositsOf(
  db: Executor,
  playerId: number,
  currency: string,
): Promise<{ count: number; pending: Amount }> {
  const rows = await db
    .selectFrom('payments')
    .select(['amount', 'currency'])
    .where('player_id', '=', playerId)
    .where('kind', '=', 'deposit')
    .where('status', 'in', OPEN)
    .execute()
  const own = rows.filter((row) => row.currency === currency)
  return { count: rows.length, pending: sumAmounts(own.map(({ amount }) => amount)) }
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
 * What the provider is to be asked about now, each for one process alone. It falls due again, later
 * each time: after 15 seconds first, every ten minutes in the end.
 */
export async function takeDue<Table extends 'payments' | 'refunds'>(
  db: Executor,
  table: Table,
  now: Date,
): Promise<Selectable<PaymentTables[Table]>[]> {
  const { rows } = await sql<Selectable<PaymentTables[Table]>>`
    update ${sql.table(table)} set checks = checks + 1,
      check_at = ${now}::timestamptz
        + least(600, 15 * power(1.6, least(checks, 20))) * interval '1 second'
    where id in (
      select id from ${sql.table(table)} where check_at <= ${now}
      order by check_at limit ${CHECKED_AT_A_TIME} for update skip locked
    ) returning *
  `.execute(db)
  return rows
}
