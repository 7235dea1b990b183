import { subtractAmounts } from '@touchline/betting'
import type { Executor } from '../../db/database.ts'
import { addNotifications } from '../notifications/add-notifications.ts'
import type { KeptNotice, NoticeWith } from '../notifications/add-notifications.ts'
import type { PaymentRow } from './payment-repository.ts'

/** A notice is told once; what the player gave up himself has none. */
export async function tellPlayer(
  trx: Executor,
  playerId: number,
  notice: KeptNotice | null,
  now: Date,
): Promise<void> {
  if (notice === null) return
  const { cause, ...says } = notice
  await addNotifications(trx, [{ playerId, cause, type: 'info', says }], now)
}

/** In words; null where nothing is said of such an end. */
export function endNotice(
  payment: Pick<PaymentRow, 'id' | 'kind' | 'status' | 'currency' | 'amount' | 'returned'>,
): KeptNotice | null {
  const { id, kind, status, currency, amount, returned } = payment
  const text = END_TEXTS[`${kind}:${status}`]
  if (text === undefined) return null
  const paid = status === 'succeeded' ? subtractAmounts(amount, returned) : amount
  const params = { amount: { amount: String(paid), currency } }
  return { cause: `payment:${id}`, text, params }
}

/** That what was paid has come back from the bank. */
export function returnNotice(payment: Pick<PaymentRow, 'id' | 'currency' | 'amount'>): KeptNotice {
  const { id, currency, amount } = payment
  const params = { amount: { amount: String(amount), currency } }
  return { cause: `payment:${id}:returned`, text: 'withdrawal_failed', params }
}

const END_TEXTS: Readonly<Record<string, NoticeWith<'amount'>>> = {
  'deposit:succeeded': 'deposit_arrived',
  'deposit:failed': 'deposit_failed',
  'withdrawal:succeeded': 'withdrawal_paid',
  'withdrawal:failed': 'withdrawal_failed',
}
