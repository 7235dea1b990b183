import { addAmounts, type Amount } from './amount.ts'

/** An amount in the smallest unit of its currency (EUR 12.50 is `1250n`, `'EUR'`). */
export type Money = { readonly amount: Amount; readonly currency: string }

export function money(amount: Amount, currency: string): Money {
  return { amount, currency }
}

/** Throws a RangeError when the currencies differ: amounts are never converted. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) {
    throw new RangeError(`Cannot add ${b.currency} to ${a.currency}`)
  }
  return { amount: addAmounts(a.amount, b.amount), currency: a.currency }
}
