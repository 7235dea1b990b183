import { describe, expect, it } from 'vitest'

import type { PaymentKind, PaymentStatus } from './payment-status.ts'
import { isPaymentOpen, PAYMENT_STATUSES, paymentStep } from './payment-status.ts'

function after(kind: PaymentKind, words: readonly PaymentStatus[]): PaymentStatus {
  let status: PaymentStatus = 'opened'
  for (const told of words) {
    const step = paymentStep(kind, status, told)
    if (typeof step === 'object') status = step.status
  }
  return status
}

/** Every order of the same words. */
function orders<T>(words: readonly T[]): T[][] {
  if (words.length < 2) return [[...words]]
  return words.flatMap((first, index) =>
    orders(words.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  )
}

describe('what the words of a provider make of a payment', () => {
  it.each([
    ['deposit', ['opened', 'pending', 'succeeded'], 'succeeded'],
    ['deposit', ['pending', 'failed'], 'failed'],
    ['deposit', ['expired', 'pending', 'succeeded', 'succeeded'], 'succeeded'],
    ['withdrawal', ['pending', 'succeeded'], 'succeeded'],
    ['withdrawal', ['pending', 'failed', 'failed'], 'failed'],
    ['withdrawal', ['pending', 'succeeded', 'failed'], 'failed'],
  ] as const)('[FAIR-20] a %s told %s ends the same in every order', (kind, words, end) => {
    for (const order of orders(words)) expect(after(kind, order)).toBe(end)
  })

  it('money that has arrived is never given up, and a returned withdrawal never taken again', () => {
    expect(paymentStep('deposit', 'succeeded', 'failed')).toBe('contradicted')
    expect(paymentStep('deposit', 'cancelled', 'succeeded')).toEqual({ status: 'succeeded' })
    expect(paymentStep('withdrawal', 'failed', 'succeeded')).toBe('contradicted')
    expect(paymentStep('withdrawal', 'succeeded', 'cancelled')).toBe('contradicted')
  })

  it('a payout that a bank sends back has failed, however long after it was made', () => {
    expect(paymentStep('withdrawal', 'succeeded', 'failed')).toEqual({ status: 'failed' })
  })

  it('an end stays an end', () => {
    const ends = PAYMENT_STATUSES.filter((status) => !isPaymentOpen(status))
    expect(ends).toEqual(['succeeded', 'failed', 'cancelled', 'expired'])
    for (const end of ends) {
      expect(paymentStep('deposit', end, 'pending')).toBe('nothing')
      expect(paymentStep('withdrawal', end, 'opened')).toBe('nothing')
    }
  })
})
