import { randomUUID } from 'node:crypto'
import type { Amount } from '@touchline/betting'
import { paymentFee, remainder } from '@touchline/betting'
import type { Db } from '../../db/database.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../db/database-error.ts'
import { Problem } from '../../http/problem.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import type { PlayerFieldKey } from '../../settings/settings.ts'
import type { Clock } from '../clock.ts'
import { limitProblem, type LimitRefusal } from '../limits/limit-problem.ts'
import { missingFields } from '../players/player-fields.ts'
import { getPlayer } from '../players/player-repository.ts'
import { termsFor } from './offered-methods.ts'
import { comeBackPath } from './payment-addresses.ts'
import type { PaymentRow } from './payment-repository.ts'
import { changePayment, findPayment, insertDeposit, payableDeposits } from './payment-repository.ts'
import type { PaymentProvider } from './provider.ts'

/** What a player has to have done before a deposit (DEP-06, DEP-07). */
export type DepositChecks = {
  readonly fields: readonly PlayerFieldKey[]
  readonly phone: boolean
}

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly provider: PaymentProvider | undefined
  readonly checks: DepositChecks
  readonly reporter: Reporter
}

type Order = {
  readonly method: string
  readonly amount: Amount
  readonly currency: string
  /** Path of the site that the payer comes back to, with `result` added. */
  readonly returnTo: string
  readonly locale: LocaleCode
  /** The page's own; sent twice, it is one deposit. */
  readonly reference?: string | undefined
}

/** Nobody pays more than a few deposits at once; each is asked for until it has an end. */
export const MOST_OPEN = 5
/** A webhook comes sooner as a rule. */
const FIRST_CHECK_MS = 15_000

export async function requiredFirst(
  db: Db,
  playerId: number,
  { fields, phone }: DepositChecks,
): Promise<('fields' | 'phone')[]> {
  if (fields.length === 0 && !phone) return []
  const row = await getPlayer(db, playerId)
  return [
    ...(missingFields(row, fields).length > 0 ? (['fields'] as const) : []),
    ...(phone && row.phone_verified_at === null ? (['phone'] as const) : []),
  ]
}

/** What a limit leaves is less by the deposits that are not paid yet. */
async function besideOpen(db: Db, playerId: number, refusal: LimitRefusal): Promise<LimitRefusal> {
  const { type, left, currency } = refusal
  if (type !== 'deposit' || left === null || currency === null) return refusal
  const open = await payableDeposits(db, playerId, currency)
  return { ...refusal, left: remainder(open, left) }
}

/**
 * Opens a deposit, once per reference: sent again, it is answered as it stands by then.
 * @throws Problem that says what stands in the way
 */
export async function openDeposit(
  deps: Deps,
  playerId: number,
  { reference, ...order }: Order,
): Promise<PaymentRow> {
  if (reference === undefined) return openNew(deps, playerId, randomUUID(), order)
  const known = await findPayment(deps.db, reference)
  if (known !== undefined) return sameDeposit(known, playerId, order)
  return openNew(deps, playerId, reference, order).catch(async (error: unknown) => {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    const faster = await findPayment(deps.db, reference)
    if (faster === undefined) throw error
    return sameDeposit(faster, playerId, order)
  })
}

type NewOrder = Omit<Order, 'reference'>

/** @throws Problem 409 for another order; 503 as long as the first request is at it */
function sameDeposit(
  known: PaymentRow,
  playerId: number,
  { method, amount, currency }: NewOrder,
): PaymentRow {
  const isSame =
    known.player_id === playerId &&
    known.kind === 'deposit' &&
    known.method === method &&
    known.amount === amount &&
    known.currency === currency
  if (!isSame) throw new Problem(409, 'error.payment.reference_reused')
  if (known.status === 'opened' && known.checkout_url === null) {
    throw new Problem(503, 'error.http.unavailable')
  }
  return known
}

async function openNew(
  deps: Deps,
  playerId: number,
  id: string,
  { returnTo, locale, ...order }: NewOrder,
): Promise<PaymentRow> {
  const { db, clock } = deps
  const { provider, terms } = termsFor(deps.provider, 'deposit', order)
  const [required] = await requiredFirst(db, playerId, deps.checks)
  if (required === 'fields') throw new Problem(422, 'error.payment.fields_missing')
  if (required === 'phone') throw new Problem(422, 'error.payment.phone_unverified')
  const now = new Date(clock.now())
  const fee = paymentFee(order.amount, terms)
  const deposit = {
    ...order,
    id,
    player_id: playerId,
    provider: provider.name,
    fee,
    return_to: returnTo,
    check_at: new Date(now.getTime() + FIRST_CHECK_MS),
  }
  const opened = await insertDeposit(db, deposit, { now, most: MOST_OPEN })
  switch (opened.outcome) {
    case 'no_account':
      throw new Problem(422, 'error.payment.no_account', { params: { currency: order.currency } })
    case 'too_many_open':
      throw new Problem(422, 'error.payment.too_many_open')
    case 'limited':
      throw limitProblem(await besideOpen(db, playerId, opened.refusal))
    case 'opened':
  }
  try {
    const checkout = await provider.openDeposit({
      ...order,
      id,
      fee,
      locale,
      returnTo,
      comeBack: comeBackPath(id),
    })
    return await changePayment(db, id, {
      provider_reference: checkout.reference,
      checkout_url: checkout.url,
      checkout_frame: checkout.frame,
    })
  } catch (error) {
    deps.reporter.report(error, { task: 'deposit' })
    // Nobody was told where to pay it. Should money come all the same, it is booked.
    await db
      .updateTable('payments')
      .set({ status: 'failed', ended_at: now })
      .where('id', '=', id)
      .where('status', '=', 'opened')
      .execute()
    throw new Problem(422, 'error.payment.provider_away')
  }
}
