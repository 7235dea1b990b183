import {
  amountOf,
  type Amount,
  type LedgerMove,
  type PaymentStatus,
  NO_AMOUNT,
  OPEN_PAYMENT_STATUSES,
} from '@touchline/betting'
import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import * as v from 'valibot'
import type { Executor } from '../../db/database.ts'
import type { PaymentTables } from '../../db/payment-schema.ts'
import type { LedgerKind } from '../../db/wallet-schema.ts'
import { storedRefusal } from '../limits/limit-problem.ts'
import type { KeptNotice } from '../notifications/add-notifications.ts'
import { accountKey, lockBalances } from '../wallet/account-repository.ts'

export type PaymentRow = Selectable<PaymentTables['payments']>

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

/** Locks the account that a payment moves money of. @returns its balance */
export async function lockAccount(
  trx: Executor,
  { player_id: playerId, currency }: Pick<PaymentRow, 'player_id' | 'currency'>,
): Promise<Amount> {
  const account = { playerId, currency }
  return (await lockBalances(trx, [account])).get(accountKey(account)) ?? NO_AMOUNT
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

/** The account that has the money of a withdrawal or refund of that status. */
export const heldBy = (status: PaymentStatus): 'withdrawals' | 'clearing' =>
  status === 'succeeded' ? 'clearing' : 'withdrawals'

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
    | 'taken_back'
    | 'amount'
    | 'paid_amount'
    | 'paid_currency'
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
    .where('status', 'in', OPEN_PAYMENT_STATUSES)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** All that are open, and the latest that ended; newest first. */
export async function listPayments(db: Executor, playerId: number): Promise<PaymentRow[]> {
  const mine = db.selectFrom('payments').selectAll().where('player_id', '=', playerId)
  const [open, ended] = await Promise.all([
    mine.where('status', 'in', OPEN_PAYMENT_STATUSES).orderBy('created_at', 'desc').execute(),
    mine
      .where('status', 'not in', OPEN_PAYMENT_STATUSES)
      .orderBy('created_at', 'desc')
      .limit(LATEST)
      .execute(),
  ])
  return [...open, ...ended].toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
}

const openAnswer = v.variant('outcome', [
  v.object({ outcome: v.picklist(['opened', 'no_account', 'too_many_open']) }),
  v.object({ outcome: v.literal('limited'), refusal: v.object(storedRefusal.entries) }),
])

export type NewDeposit = Pick<
  PaymentRow,
  | 'id'
  | 'player_id'
  | 'provider'
  | 'method'
  | 'amount'
  | 'fee'
  | 'currency'
  | 'return_to'
  | 'check_at'
>

/**
 * Opens a deposit unless something stands against it, in one round trip.
 * @param most a player may have open
 */
export async function insertDeposit(
  db: Executor,
  deposit: NewDeposit,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<v.InferOutput<typeof openAnswer>> {
  const { amount, fee } = deposit
  const row = JSON.stringify({ ...deposit, amount: amount.toString(), fee: fee.toString() })
  const { rows } = await sql<{ answer: unknown }>`
    select open_deposit(${row}::jsonb, ${now}, ${most}) as answer
  `.execute(db)
  return v.parse(openAnswer, rows[0]?.answer)
}

/** Worth in a currency of the deposits that may still be paid, which `open_deposit` counts too. */
export async function payableDeposits(
  db: Executor,
  playerId: number,
  currency: string,
): Promise<Amount> {
  const { rows } = await sql<{ payable: string }>`
    select ceil(coalesce(sum(p.amount::numeric * own.per_euro / other.per_euro), 0))::text as payable
    from payments p
    join currencies own on own.code = ${currency}
    join currencies other on other.code = p.currency
    where p.player_id = ${playerId} and p.kind = 'deposit'
      and (p.status in ('opened', 'pending') or (p.status = 'cancelled' and p.check_at is not null))
  `.execute(db)
  return amountOf(BigInt(rows[0]?.payable ?? 0))
}

const stepAnswer = v.object({
  outcome: v.picklist(['stale', 'repeated', 'kept', 'changed']),
  balance: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => amountOf(BigInt(text))),
    ),
  ),
})

export type PaymentStep = {
  readonly status: PaymentStatus
  readonly is_open: boolean
  readonly notice: KeptNotice | null
  readonly booking: LedgerKind | null
  readonly entries: readonly LedgerMove[]
}

/**
 * Takes a payment on, in one round trip and under the lock of its account.
 * @param seen with the status that `step` follows from; `stale` where it has another one by now, or
 *   another sum was told meanwhile
 * @param word of the provider, which counts once; null for the answer to a question
 * @param step null where nothing follows
 */
export async function stepPayment(
  db: Executor,
  { id, status, paid_amount: paid, provider }: PaymentRow,
  word: string | null,
  step: PaymentStep | null,
  now: Date,
): Promise<v.InferOutput<typeof stepAnswer>> {
  const written = step && {
    ...step,
    entries: step.entries.map(({ account, amount }) => ({ account, amount: amount.toString() })),
  }
  const { rows } = await sql<{ answer: unknown }>`
    select step_payment(
      ${id}::uuid, ${status}, ${paid}::bigint, ${provider}, ${word},
      ${written && JSON.stringify(written)}::jsonb, ${now}
    ) as answer
  `.execute(db)
  return v.parse(stepAnswer, rows[0]?.answer)
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
