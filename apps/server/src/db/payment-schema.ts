import type { Amount, PaymentKind, PaymentStatus } from '@touchline/betting'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from './column-types.ts'

type Payments = {
  id: string
  player_id: number
  kind: PaymentKind
  provider: string
  method: string
  amount: Amount
  fee: Amount
  currency: string
  status: PaymentStatus
  provider_reference: string | null
  checkout_url: string | null
  checkout_frame: Generated<boolean>
  payable_at: Date | null
  /** Of a withdrawal in parts: what could not be paid and went back to the account. */
  returned: Generated<Amount>
  return_to: string | null
  /** What the provider says was paid, where that is not what was asked. */
  paid_amount: Amount | null
  paid_currency: string | null
  /** The most that the provider has said to have taken back of it in all. */
  taken_back: Generated<Amount>
  check_at: Date | null
  checks: Generated<number>
  created_at: Date
  ended_at: Date | null
}

type Refunds = {
  id: string
  deposit_id: string
  withdrawal_id: string | null
  amount: Amount
  status: PaymentStatus
  provider_reference: string | null
  reason: string | null
  check_at: Date | null
  checks: Generated<number>
  created_at: Date
  ended_at: Date | null
}

type ProviderEvents = {
  provider: string
  event_id: string
  payment_id: string
  received_at: CreatedAt
}

type Reconciliations = {
  provider: string
  day: ColumnType<Date, string, never>
  compared: number
  differences: JSONColumnType<readonly object[]>
  created_at: CreatedAt
}

export type CashierStatus = 'open' | 'pending' | 'succeeded' | 'failed' | 'cancelled'

type CashierPayments = {
  id: string
  token: string
  merchant_reference: string
  kind: 'deposit' | 'payout' | 'refund'
  method: string
  amount: Amount
  fee: Amount
  currency: string
  language: string
  return_url: string | null
  status: CashierStatus
  settles_at: Date | null
  settles_as: CashierStatus | null
  refund_of: string | null
  created_at: Date
  changed_at: Date
}

type CashierNotices = {
  number: Generated<bigint>
  event_id: string
  payment_id: string
  kind: 'deposit' | 'payout' | 'refund'
  status: CashierStatus
  due_at: Date
  attempts: Generated<number>
  delivered_at: Date | null
}

type ClosedWithdrawals = {
  reference: string
  closed_at: CreatedAt
}

export type PaymentTables = {
  closed_withdrawals: ClosedWithdrawals
  payments: Payments
  refunds: Refunds
  provider_events: ProviderEvents
  reconciliations: Reconciliations
  /** The simulated provider's own. */
  'cashier.payments': CashierPayments
  'cashier.notices': CashierNotices
}
