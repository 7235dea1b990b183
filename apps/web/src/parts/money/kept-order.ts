import { amountOf, type Amount } from '@touchline/betting'

import type { KeptFields } from '../../base/kept-fields.ts'

/** What stood in a form of money before it went. */
export type KeptOrder = { readonly amount: Amount | null; readonly method: string | null }

/** The name of a form: smallest units mean nothing in another currency. */
export function orderFormName(kind: 'deposit' | 'withdrawal' | 'limit', currency: string): string {
  return `${kind}-${currency}`
}

/** Only a method that is on offer. */
export function keptOrder(
  { amount, method }: KeptFields,
  methods: readonly { readonly id: string }[],
): KeptOrder {
  return {
    amount: keptAmount(amount),
    method: methods.find(({ id }) => id === method)?.id ?? null,
  }
}

/** What a field kept as `data-kept`: smallest units of its currency, however that is written. */
export function keptAmount(kept: string | boolean | undefined): Amount | null {
  return typeof kept === 'string' && /^[1-9]\d*$/.test(kept) ? amountOf(BigInt(kept)) : null
}
