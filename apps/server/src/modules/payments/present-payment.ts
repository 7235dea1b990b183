import { NO_AMOUNT, subtractAmounts } from '@touchline/betting'
import type { Payment } from '@touchline/contract'
import type { PaymentRow } from './payment-repository.ts'

export function presentPayment(row: PaymentRow): Payment {
  const { id, kind, method, fee, currency, status } = row
  const isPaidInPart = status === 'succeeded' && row.returned > NO_AMOUNT
  const isOpened = status === 'opened'
  return {
    id,
    kind,
    method,
    amount: isPaidInPart ? subtractAmounts(row.amount, row.returned) : row.amount,
    fee,
    currency,
    status,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    cancellable: isOpened,
    checkout:
      isOpened && row.checkout_url !== null
        ? { url: row.checkout_url, frame: row.checkout_frame }
        : null,
  }
}
