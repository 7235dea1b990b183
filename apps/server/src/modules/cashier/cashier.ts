import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Amount } from '@touchline/betting'
import { NO_AMOUNT, sumAmounts } from '@touchline/betting'
import type { Db } from '../../db/database.ts'
import type { CashierStatus } from '../../db/payment-schema.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Clock } from '../clock.ts'
import { eachApart } from '../each-apart.ts'
import { repeat } from '../repeat.ts'
import type { CashierPayment } from './cashier-store.ts'
import {
  findByMerchant,
  insertOnce,
  markDelivered,
  planNotices,
  statusAt,
  takeDueNotices,
} from './cashier-store.ts'
import { decide } from './decide.ts'

/** A provider of payments that exists for this product alone: no money moves, all else is real. */
export type Cashier = {
  /** The page where the payer decides, once for each merchant reference. */
  openDeposit(order: CashierOrder & { returnTo: string }): Promise<{ id: string; path: string }>
  /** Closes the page of a payment that its payer has not decided on. @returns what has become of it */
  close(merchantReference: string): Promise<CashierStatus | 'expired' | 'unknown'>
  payOut(order: CashierOrder): Promise<{ id: string }>
  /** Gives money of a payment back; null where there is no such payment, or not so much of it. */
  refund(order: CashierRefund): Promise<{ id: string } | null>
  statusOf(merchantReference: string): Promise<CashierStatus | 'expired' | 'unknown'>
  /** What it is about; null where nobody has heard of it. */
  paidOf(merchantReference: string): Promise<Pick<CashierPayment, 'amount' | 'currency'> | null>
  /** Payments that succeeded within a time, for the merchant's own comparison. */
  statement(from: Date, until: Date): Promise<readonly CashierPayment[]>
  /** Sends what is due now; resolves when the merchant has answered. */
  deliver(): Promise<void>
  start(): void
  stop(): Promise<void>
}

export type CashierOrder = {
  readonly merchantReference: string
  readonly method: string
  readonly amount: Amount
  readonly fee?: Amount
  readonly currency: string
  readonly language: string
}

export type CashierRefund = Pick<CashierOrder, 'merchantReference' | 'amount' | 'currency'> & {
  /** What the merchant calls the payment. */
  readonly of: string
}

/** Carries a notice to the merchant, and says with which HTTP status it was answered. */
export type SendNotice = (headers: Record<string, string>, body: string) => Promise<number>

type Deps = {
  readonly db: Db
  readonly clock: Clock
  /** What the merchant knows it by. */
  readonly secret: string
  readonly send: SendNotice
  readonly reporter: Reporter
}

export const SIGNATURE_HEADER = 'cashier-signature'
const EVERY_MS = 1_000
const PAYOUT_MS = 5_000
/** Amounts that end so nobody pays out or back: what becomes of them cannot be chosen on a page. */
const FAILING_END = 13n

/** `t=<seconds>,v1=<HMAC-SHA-256 of time, full stop and body>`. */
export function signNotice(secret: string, body: string, now: number): string {
  const time = Math.floor(now / 1000)
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${mac}`
}

export function createCashier({ db, clock, secret, send, reporter }: Deps): Cashier {
  const rounds = repeat({ clock, everyMs: EVERY_MS, reporter, task: 'cashier' }, sendDue)

  async function sendDue(): Promise<void> {
    await eachApart(await takeDueNotices(db, new Date(clock.now())), async (notice) => {
      const body = bodyOf(notice)
      const signature = signNotice(secret, body, clock.now())
      const status = await send({ [SIGNATURE_HEADER]: signature }, body)
      if (status < 300) await markDelivered(db, notice.number, new Date(clock.now()))
    })
  }
  const rowOf = (order: CashierOrder, kind: CashierPayment['kind']): CashierPayment => {
    const now = new Date(clock.now())
    return {
      id: randomUUID(),
      token: randomBytes(24).toString('base64url'),
      merchant_reference: order.merchantReference,
      kind,
      method: order.method,
      amount: order.amount,
      fee: order.fee ?? NO_AMOUNT,
      currency: order.currency,
      language: order.language,
      return_url: null,
      status: 'open',
      settles_at: null,
      settles_as: null,
      refund_of: null,
      created_at: now,
      changed_at: now,
    }
  }
  /** Money that leaves the bank, once for each merchant reference. */
  async function payLater(row: CashierPayment): Promise<string> {
    const end = row.amount % 100n === FAILING_END ? 'failed' : 'succeeded'
    const settlesAt = new Date(clock.now() + PAYOUT_MS)
    const kept = await insertOnce(db, {
      ...row,
      status: 'pending',
      settles_at: settlesAt,
      settles_as: end,
      changed_at: settlesAt,
    })
    if (kept.id === row.id) {
      const notice = { eventId: randomUUID(), kind: row.kind, dueAt: settlesAt }
      await planNotices(db, row.id, [{ ...notice, status: end }])
    }
    return kept.id
  }
  return {
    async openDeposit(order) {
      const row = { ...rowOf(order, 'deposit'), return_url: order.returnTo }
      const { id, token } = await insertOnce(db, row)
      return { id, path: `/cashier/${token}` }
    },
    async close(merchantReference) {
      const payment = await findByMerchant(db, merchantReference)
      return payment === undefined ? 'unknown' : decide(db, payment, 'cancel', clock.now())
    },
    async payOut(order) {
      return { id: await payLater(rowOf(order, 'payout')) }
    },
    async refund({ of, ...order }) {
      const payment = await findByMerchant(db, of)
      if (payment === undefined || statusAt(payment, clock.now()) !== 'succeeded') return null
      const { method, language } = payment
      const row = { ...rowOf({ ...order, method, language }, 'refund'), refund_of: payment.id }
      return (await isCovered(db, row, payment)) ? { id: await payLater(row) } : null
    },
    async statusOf(merchantReference) {
      const payment = await findByMerchant(db, merchantReference)
      return payment === undefined ? 'unknown' : statusAt(payment, clock.now())
    },
    async paidOf(merchantReference) {
      const payment = await findByMerchant(db, merchantReference)
      return payment === undefined ? null : { amount: payment.amount, currency: payment.currency }
    },
    statement: (from, until) => readStatement(db, { from, until, now: clock.now() }),
    deliver: rounds.round,
    start: rounds.start,
    stop: rounds.stop,
  }
}

type Due = Awaited<ReturnType<typeof takeDueNotices>>[number]

function bodyOf({ event_id: id, kind: type, status, payment }: Due): string {
  return JSON.stringify({
    id,
    type,
    reference: payment.merchant_reference,
    status,
    amount: Number(payment.amount),
    currency: payment.currency,
  })
}

/** All that goes back of a payment is at most what was paid. */
async function isCovered(
  db: Db,
  refund: CashierPayment,
  payment: CashierPayment,
): Promise<boolean> {
  const others = await db
    .selectFrom('cashier.payments')
    .select('amount')
    .where('refund_of', '=', payment.id)
    .where('merchant_reference', '<>', refund.merchant_reference)
    .where((eb) => eb.or([eb('settles_as', 'is', null), eb('settles_as', '<>', 'failed')]))
    .execute()
  return sumAmounts([...others, refund].map(({ amount }) => amount)) <= payment.amount
}

async function readStatement(
  db: Db,
  { from, until, now }: { from: Date; until: Date; now: number },
): Promise<CashierPayment[]> {
  const rows = await db
    .selectFrom('cashier.payments')
    .selectAll()
    .where((eb) => eb.fn.coalesce('settles_at', 'changed_at'), '>=', from)
    .where((eb) => eb.fn.coalesce('settles_at', 'changed_at'), '<', until)
    .execute()
  return rows.filter((row) => statusAt(row, now) === 'succeeded')
}
