export const PAYMENT_STATUSES = [
  'opened',
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
] as const

/**
 * `opened`: a deposit whose payer has not decided, a withdrawal that waits and can be cancelled.
 * `pending`: the provider works on it. The others are ends.
 */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const OPEN_PAYMENT_STATUSES: readonly PaymentStatus[] = ['opened', 'pending']

export type PaymentKind = 'deposit' | 'withdrawal'

export function isPaymentOpen(status: PaymentStatus): boolean {
  return OPEN_PAYMENT_STATUSES.includes(status)
}

/** `contradicted`: the provider says another end than the one that was booked. */
export type PaymentStep = { readonly status: PaymentStatus } | 'nothing' | 'contradicted'

/**
 * What a provider's word makes of a payment, in whatever order words arrive. An end stays, with two
 * exceptions: money of a deposit that has arrived after all is the player's, and so is a payout that
 * a bank sends back. A withdrawal that was given back is not taken again.
 */
export function paymentStep(
  kind: PaymentKind,
  now: PaymentStatus,
  told: PaymentStatus,
): PaymentStep {
  if (told === now || told === 'opened') return 'nothing'
  if (isPaymentOpen(now)) return { status: told }
  if (told === 'pending') return 'nothing'
  if (kind === 'deposit') {
    if (now === 'succeeded') return told === 'failed' ? 'contradicted' : 'nothing'
    return told === 'succeeded' ? { status: 'succeeded' } : 'nothing'
  }
  if (now === 'succeeded' && told === 'failed') return { status: 'failed' }
  return (now === 'succeeded') === (told === 'succeeded') ? 'nothing' : 'contradicted'
}
