import { isPaymentOpen } from '@touchline/betting'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../clock.ts'
import type { Applied } from './applied.ts'
import { applyStatus } from './apply-word.ts'
import type { PaymentRow } from './payment-repository.ts'
import { changePayment } from './payment-repository.ts'
import type { PaymentProvider } from './provider.ts'

export type CloseDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly provider: PaymentProvider | undefined
  readonly tell: (applied: Applied, about: string) => void
}

/** A provider that has not heard of a deposit by then never will. */
const UNKNOWN_FOR_MS = 60 * 60_000

export function isGivenUpOn({ created_at: createdAt }: PaymentRow, now: number): boolean {
  return createdAt.getTime() + UNKNOWN_FOR_MS <= now
}

/**
 * Closes the page of a deposit that has ended here, and books what was paid on it all the same. Only
 * an end that the provider says makes it one that nobody can pay: until then it stays to be asked for.
 */
export async function closeDeposit(
  { db, clock, provider, tell }: CloseDeps,
  payment: PaymentRow,
): Promise<void> {
  const { id, kind, provider_reference: reference } = payment
  if (provider?.name !== payment.provider) return
  const { status, paid } = await provider.closeDeposit({ id, kind, reference })
  const now = clock.now()
  if (status !== 'unknown') {
    tell(await applyStatus(db, payment, { status, paid }, new Date(now)), id)
  }
  const isOver = status === 'unknown' ? isGivenUpOn(payment, now) : !isPaymentOpen(status)
  if (isOver) await changePayment(db, id, { check_at: null })
}
