import { amountOf, NO_AMOUNT } from '@touchline/betting'
import type { Payment, PaymentMethods } from '@touchline/contract'

/** A deposit of 20 € that the bank has been asked for. */
export function aPayment(change: Partial<Payment> = {}): Payment {
  return {
    id: '0b0f7b5e-6f0f-4a64-9a3d-1f2f9e0f7c11',
    kind: 'deposit',
    method: 'card',
    amount: amountOf(2_000n),
    fee: NO_AMOUNT,
    currency: 'EUR',
    status: 'opened',
    createdAt: '2026-05-01T12:00:00.000Z',
    endedAt: null,
    cancellable: true,
    checkout: { url: 'about:blank', frame: true },
    ...change,
  }
}

/** Without a fee, at once. @param minimum in cents */
export function someTerms(minimum: bigint) {
  return {
    minimum: amountOf(minimum),
    maximum: amountOf(200_000n),
    feePermille: 0,
    feeLeast: NO_AMOUNT,
    minutes: 0,
  }
}

export function somePaymentMethods(
  methods: PaymentMethods['methods'],
  change: Partial<PaymentMethods> = {},
): PaymentMethods {
  return {
    currency: 'EUR',
    methods,
    required: [],
    playMoney: NO_AMOUNT,
    payBack: null,
    isSimulated: true,
    ...change,
  }
}
