import type { Amount, LedgerMove, PaymentStatus } from '@touchline/betting'
import {
  depositMoves,
  isPaymentOpen,
  payoutMoves,
  paymentStep,
  withdrawalReturnMoves,
} from '@touchline/betting'
import type { Db, Executor } from '../../db/database.ts'
import type { LedgerKind } from '../../db/wallet-schema.ts'
import type { Applied } from './applied.ts'
import { movedOf } from './applied.ts'
import { applyRefund } from './apply-refund.ts'
import type { PaymentRow, PaymentStep } from './payment-repository.ts'
import {
  findPayment,
  findTold,
  heldBy,
  keepEvent,
  lockAccount,
  stepPayment,
} from './payment-repository.ts'
import type { Paid, ProviderEvent } from './provider.ts'
import { findRefund } from './refund-repository.ts'
import { applyGivenBack, applyReversal } from './taken-back.ts'
import { endNotice, returnNotice } from './tell-end.ts'

/**
 * Books what a provider told by webhook, once, under the lock that placements take. The order in
 * which words arrive makes no difference.
 */
export async function applyEvent(
  db: Db,
  provider: string,
  event: ProviderEvent,
  now: Date,
): Promise<Applied> {
  const { kind, status, amount } = event
  const refund = kind === 'refund' ? await findRefund(db, event.about) : undefined
  if (kind === 'refund' && refund === undefined) return { outcome: 'unknown' }
  const id = refund?.deposit_id ?? event.about
  const known = await findTold(db, id, { provider, event_id: event.id })
  if (known?.provider !== provider) return { outcome: 'unknown' }
  if (!isAbout(event, refund ?? known, known)) {
    return kind === 'deposit' && known.kind === 'deposit' && status === 'succeeded'
      ? holdDeposit(db, known, event)
      : { outcome: 'mismatch' }
  }
  // Most words come twice: the second time nothing is locked for it.
  if (known.is_told) return { outcome: 'repeated' }
  // Of money that is not here yet there is nothing to take back: the provider is to say it again.
  if (isOfTaken(kind) && known.status !== 'succeeded') return { outcome: 'early' }
  if (kind === 'deposit' || kind === 'withdrawal') {
    if (isHeldAgainst(known, status)) return { outcome: 'contradicted' }
    // Read and stepped in two round trips: what came between them is read again.
    return (
      (await step(db, known, { told: status, word: event.id }, now)) ??
      applyEvent(db, provider, event, now)
    )
  }
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, known)
    if (!(await keepEvent(trx, { provider, event_id: event.id, payment_id: known.id }))) {
      return { outcome: 'repeated' }
    }
    if (refund !== undefined) {
      return applyRefund(trx, { id: refund.id, deposit: known }, { status }, now)
    }
    return kind === 'given_back'
      ? applyGivenBack(trx, known, { total: amount, now })
      : applyReversal(trx, known, { total: amount, now })
  })
}

const isOfTaken = (kind: ProviderEvent['kind']) => kind === 'reversal' || kind === 'given_back'

function isAbout(
  { kind, amount, currency }: ProviderEvent,
  of: { readonly amount: Amount },
  payment: PaymentRow,
): boolean {
  if (currency !== payment.currency) return false
  if (isOfTaken(kind)) return payment.kind === 'deposit' && amount <= payment.amount
  return amount === of.amount && payment.kind === (kind === 'refund' ? 'deposit' : kind)
}

type Answered = { readonly status: PaymentStatus; readonly paid: Paid | null }

/** Books what a provider answered when it was asked. */
export async function applyStatus(
  db: Executor,
  payment: PaymentRow,
  told: Answered,
  now: Date,
): Promise<Applied> {
  const { status, paid } = told
  const isAsAsked =
    paid === null || (paid.amount === payment.amount && paid.currency === payment.currency)
  if (!isAsAsked && status === 'succeeded') return holdDeposit(db, payment, paid)
  if (isHeldAgainst(payment, status)) return { outcome: 'contradicted' }
  return (await step(db, payment, { told: status, word: null }, now)) ?? again()

  async function again(): Promise<Applied> {
    const current = await findPayment(db, payment.id)
    return current === undefined ? { outcome: 'unknown' } : applyStatus(db, current, told, now)
  }
}

/** Ends a deposit that is held, as an operator has said; the caller holds its account. */
export async function dropHeld(trx: Executor, payment: PaymentRow, now: Date): Promise<void> {
  await step(trx, payment, { told: 'failed', word: null }, now)
}

/** It was told to be paid: that nothing was is for somebody to look at, too. */
function isHeldAgainst({ status, paid_amount: paid }: PaymentRow, told: PaymentStatus): boolean {
  return status === 'pending' && paid !== null && !isPaymentOpen(told) && told !== 'succeeded'
}

/**
 * The provider has got another sum than was asked. Nothing of it is booked until an operator has looked
 * at it: it can no more be cancelled, and nobody is asked about it.
 */
async function holdDeposit(
  db: Executor,
  { id, ...payment }: PaymentRow,
  { amount, currency }: Paid,
): Promise<Applied> {
  const seen = { paid_amount: amount, paid_currency: currency }
  const change = { ...seen, status: 'pending', check_at: null, ended_at: null } as const
  await db
    .updateTable('payments')
    .set(change)
    .where('id', '=', id)
    .where('status', '<>', 'succeeded')
    // One that an operator has ended stays so, however often this is told again.
    .where((eb) =>
      eb.or([
        eb('paid_amount', 'is distinct from', amount),
        eb('paid_currency', 'is distinct from', currency),
      ]),
    )
    .execute()
  const asked = { amount: payment.amount, currency: payment.currency }
  return { outcome: 'mismatch', sums: { asked, paid: { amount, currency } } }
}

type Told = { readonly told: PaymentStatus; readonly word: string | null }

/** @returns null where the payment has another status by now than the one given */
async function step(
  db: Executor,
  payment: PaymentRow,
  { told, word }: Told,
  now: Date,
): Promise<Applied | null> {
  const next = paymentStep(payment.kind, payment.status, told)
  const follows = next === 'nothing' || next === 'contradicted' ? null : next.status
  const changed = follows === null ? payment : { ...payment, status: follows }
  const booking = follows === null ? null : bookingOf(payment, follows)
  const planned: PaymentStep | null = follows && {
    status: follows,
    is_open: isPaymentOpen(follows),
    notice: payment.status === 'succeeded' ? returnNotice(changed) : endNotice(changed),
    booking: booking?.kind ?? null,
    entries: booking?.entries ?? [],
  }
  const { outcome, balance = null } = await stepPayment(db, payment, word, planned, now)
  switch (outcome) {
    case 'stale':
      return null
    case 'repeated':
      return { outcome }
    case 'kept':
      return { outcome: next === 'contradicted' ? next : 'nothing' }
    case 'changed':
      return { outcome, moved: movedOf(changed), balance }
  }
}

type Movement = { readonly kind: LedgerKind; readonly entries: readonly LedgerMove[] }

/** What a new status moves; null where no money does. */
function bookingOf(
  { kind, amount, status: before }: PaymentRow,
  status: PaymentStatus,
): Movement | null {
  if (isPaymentOpen(status)) return null
  if (kind === 'deposit') {
    return status === 'succeeded' ? { kind: 'deposit', entries: depositMoves(amount) } : null
  }
  return status === 'succeeded'
    ? { kind: 'payout', entries: payoutMoves(amount) }
    : { kind: 'withdrawal_return', entries: withdrawalReturnMoves(amount, heldBy(before)) }
}
