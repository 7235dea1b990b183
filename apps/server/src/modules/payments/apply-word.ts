import type { Amount, LedgerMove, PaymentStatus } from '@touchline/betting'
import {
  depositMoves,
  isPaymentOpen,
  NO_AMOUNT,
  payoutMoves,
  paymentStep,
  sumAmounts,
  withdrawalReturnMoves,
} from '@touchline/betting'
import type { Db, Executor } from '../../db/database.ts'
import type { LedgerKind } from '../../db/schema.ts'
import { accountKey, lockBalances } from '../wallet/account-repository.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import type { Applied, Moved } from './applied.ts'
import { applyRefund, applyReversal } from './apply-refund.ts'
import type { PaymentRow } from './payment-repository.ts'
import { changePayment, findTold, keepEvent, lockPayment } from './payment-repository.ts'
import type { ProviderEvent } from './provider.ts'
import { findRefund } from './refund-repository.ts'
import { tellEnd } from './tell-end.ts'

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
  if (!isAbout(event, refund ?? known, known)) return { outcome: 'mismatch' }
  // Most words come twice: the second time nothing is locked for it.
  if (known.is_told) return { outcome: 'repeated' }
  // Of money that is not here yet there is nothing to take back: the provider is to say it again.
  if (kind === 'reversal' && known.status !== 'succeeded') return { outcome: 'early' }
  return db.transaction().execute(async (trx) => {
    const balance = await lockAccount(trx, known)
    if (!(await keepEvent(trx, { provider, event_id: event.id, payment_id: known.id }))) {
      return { outcome: 'repeated' }
    }
    if (refund !== undefined) {
      return applyRefund(trx, { id: refund.id, deposit: known }, { status }, now)
    }
    return kind === 'reversal'
      ? applyReversal(trx, known, { total: amount, balance, now })
      : step(trx, known.id, { told: status, balance }, now)
  })
}

function isAbout(
  { kind, amount, currency }: ProviderEvent,
  of: { readonly amount: Amount },
  payment: PaymentRow,
): boolean {
  if (currency !== payment.currency) return false
  if (kind === 'reversal') return payment.kind === 'deposit' && amount <= payment.amount
  return amount === of.amount && payment.kind === (kind === 'refund' ? 'deposit' : kind)
}

/** Books what a provider answered when it was asked. */
export async function applyStatus(
  db: Db,
  payment: PaymentRow,
  told: PaymentStatus,
  now: Date,
): Promise<Applied> {
  return db.transaction().execute(async (trx) => {
    const balance = await lockAccount(trx, payment)
    return step(trx, payment.id, { told, balance }, now)
  })
}

export async function lockAccount(
  trx: Executor,
  { player_id: playerId, currency }: Pick<PaymentRow, 'player_id' | 'currency'>,
): Promise<Amount> {
  const account = { playerId, currency }
  return (await lockBalances(trx, [account])).get(accountKey(account)) ?? NO_AMOUNT
}

export const movedOf = (row: PaymentRow): Moved => ({
  kind: row.kind,
  status: row.status,
  playerId: row.player_id,
  currency: row.currency,
})

type Told = {
  readonly told: PaymentStatus
  /** Of the account, which the caller holds. */
  readonly balance: Amount
}

async function step(
  trx: Executor,
  id: string,
  { told, balance }: Told,
  now: Date,
): Promise<Applied> {
  const payment = await lockPayment(trx, id)
  const next = paymentStep(payment.kind, payment.status, told)
  if (next === 'nothing' || next === 'contradicted') return { outcome: next }
  const { status } = next
  const isOpen = isPaymentOpen(status)
  const changed = await changePayment(trx, id, {
    status,
    ...(isOpen ? {} : { check_at: null, ended_at: now }),
  })
  await tellEnd(trx, changed, now)
  const moved = movedOf(changed)
  const booking = bookingOf(payment, status)
  if (booking === null) return { outcome: 'changed', moved, balance: null }
  const { playerId, currency } = moved
  await postTransaction(trx, { ...booking, cause: id, playerId, currency })
  const own = booking.entries.filter(({ account }) => account === 'player')
  return {
    outcome: 'changed',
    moved,
    balance: sumAmounts([balance, ...own.map(({ amount }) => amount)]),
  }
}

type Movement = { readonly kind: LedgerKind; readonly entries: readonly LedgerMove[] }

/** What a new status moves; null where no money does. */
function bookingOf({ kind, amount }: PaymentRow, status: PaymentStatus): Movement | null {
  if (isPaymentOpen(status)) return null
  if (kind === 'deposit') {
    return status === 'succeeded' ? { kind: 'deposit', entries: depositMoves(amount) } : null
  }
  return status === 'succeeded'
    ? { kind: 'payout', entries: payoutMoves(amount) }
    : { kind: 'withdrawal_return', entries: withdrawalReturnMoves(amount) }
}
