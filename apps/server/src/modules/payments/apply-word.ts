import type { Amount, LedgerMove, PaymentStatus } from '@touchline/betting'
import {
  depositMoves,
  isPaymentOpen,
  NO_AMOUNT,
  payoutMoves,
  paymentStep,
  refundMoves,
  withdrawalReturnMoves,
} from '@touchline/betting'
import type { Db, Executor } from '../../db/database.ts'
import type { LedgerKind } from '../../db/schema.ts'
import { accountKey, lockBalances, readBalance } from '../wallet/account-repository.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import type { PaymentRow } from './payment-repository.ts'
import { changePayment, findPayment, keepEvent, lockPayment } from './payment-repository.ts'
import type { ProviderEvent } from './provider.ts'

export type Applied =
  | { readonly outcome: 'unknown' | 'mismatch' | 'early' | 'repeated' | 'nothing' | 'contradicted' }
  | { readonly outcome: 'changed'; readonly payment: PaymentRow; readonly balance: Amount | null }

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
  return db.transaction().execute(async (trx) => {
    const known = await findPayment(trx, event.paymentId)
    if (known === undefined || known.provider !== provider) return { outcome: 'unknown' }
    const isAboutIt =
      known.amount === event.amount &&
      known.currency === event.currency &&
      known.kind === (event.kind === 'refund' ? 'deposit' : event.kind)
    if (!isAboutIt) return { outcome: 'mismatch' }
    // Of money that is not here yet there is nothing to give back: the provider is to say it again.
    if (event.kind === 'refund' && known.status !== 'succeeded') return { outcome: 'early' }
    const balance = await lockAccount(trx, known)
    if (!(await keepEvent(trx, { provider, event_id: event.id, payment_id: known.id }))) {
      return { outcome: 'repeated' }
    }
    return event.kind === 'refund'
      ? refund(trx, known.id, event.status, balance)
      : step(trx, known.id, event.status, now)
  })
}

/** Books what a provider answered when it was asked. */
export async function applyStatus(
  db: Db,
  payment: PaymentRow,
  told: PaymentStatus,
  now: Date,
): Promise<Applied> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, payment)
    return step(trx, payment.id, told, now)
  })
}

export async function lockAccount(
  trx: Executor,
  { player_id: playerId, currency }: Pick<PaymentRow, 'player_id' | 'currency'>,
): Promise<Amount> {
  const account = { playerId, currency }
  return (await lockBalances(trx, [account])).get(accountKey(account)) ?? NO_AMOUNT
}

async function step(trx: Executor, id: string, told: PaymentStatus, now: Date): Promise<Applied> {
  const payment = await lockPayment(trx, id)
  const next = paymentStep(payment.kind, payment.status, told)
  if (next === 'nothing' || next === 'contradicted') return { outcome: next }
  const { status } = next
  const isOpen = isPaymentOpen(status)
  const changed = await changePayment(trx, id, {
    status,
    ...(isOpen ? {} : { check_at: null, ended_at: now }),
  })
  const booking = bookingOf(payment, status)
  if (booking === null) return { outcome: 'changed', payment: changed, balance: null }
  const { player_id: playerId, currency } = payment
  await postTransaction(trx, { ...booking, cause: id, playerId, currency })
  return {
    outcome: 'changed',
    payment: changed,
    balance: await readBalance(trx, playerId, currency),
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

async function refund(
  trx: Executor,
  id: string,
  told: PaymentStatus,
  balance: Amount,
): Promise<Applied> {
  const payment = await lockPayment(trx, id)
  if (told !== 'succeeded' || payment.refunded) return { outcome: 'nothing' }
  const { player_id: playerId, currency, amount } = payment
  await postTransaction(trx, {
    kind: 'refund',
    cause: id,
    playerId,
    currency,
    entries: refundMoves(amount, balance),
  })
  const changed = await changePayment(trx, id, { refunded: true })
  return {
    outcome: 'changed',
    payment: changed,
    balance: await readBalance(trx, playerId, currency),
  }
}
