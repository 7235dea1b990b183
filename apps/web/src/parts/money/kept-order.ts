import { amountOf, type Amount } from '@touchline/betting'

import { browserStorages } from '../../base/browser-storage.ts'
import { takeFields } from '../../base/kept-fields.ts'

/** What stood in a form of money before its page came in another language. */
export type KeptOrder = { readonly amount: Amount | null; readonly method: string | null }

/** The name of a form: smallest units mean nothing in another currency. */
export function orderFormName(kind: 'deposit' | 'withdrawal', currency: string): string {
  return `${kind}-${currency}`
}

/** Told once, and only a method that is on offer. */
export function takeOrder(name: string, methods: readonly { readonly id: string }[]): KeptOrder {
  const { amount, method } = takeFields(browserStorages().session, name)
  return {
    amount:
      typeof amount === 'string' && /^[1-9]\d*$/.test(amount) ? amountOf(BigInt(amount)) : null,
    method: methods.find(({ id }) => id === method)?.id ?? null,
  }
}
