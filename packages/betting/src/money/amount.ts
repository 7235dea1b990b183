import { multiply, rational, type Rational } from '../exact/rational.ts'
import { floor } from '../exact/rounding.ts'

declare const unit: unique symbol

/**
 * A whole number of a currency's smallest unit: EUR 12.50 is 1250. It compares with amounts and
 * with plain integers; what an operator makes of it is a plain `bigint`, and an amount again only
 * by what is in this file.
 */
export type Amount = bigint & { readonly [unit]: 'amount' }

/** For a number that comes from outside, or whose formula stands beside the call. */
export function amountOf(units: bigint): Amount {
  return units as Amount
}

export const NO_AMOUNT = amountOf(0n)

/** Largest amount that survives as an exact JSON number. */
export const MAX_AMOUNT = amountOf(BigInt(Number.MAX_SAFE_INTEGER))

export function sumAmounts(amounts: Iterable<Amount>): Amount {
  let total = 0n
  for (const amount of amounts) total += amount
  return amountOf(total)
}

export function addAmounts(a: Amount, b: Amount): Amount {
  return amountOf(a + b)
}

/** Below nothing where the second is greater. */
export function subtractAmounts(a: Amount, b: Amount): Amount {
  return amountOf(a - b)
}

export function negateAmount(amount: Amount): Amount {
  return amountOf(0n - amount)
}

export function timesAmount(amount: Amount, count: bigint): Amount {
  return amountOf(amount * count)
}

/**
 * Another currency's amount by what a euro is in both, smallest units each: no exchange rate, and
 * rounded down.
 */
export function byEuro(amount: Amount, from: Amount, to: Amount): Amount {
  return from === to ? amount : shareOfAmount(amount, rational(to, from))
}

/** Multiplied exactly and rounded down once, to whole smallest units. */
export function shareOfAmount(amount: Amount, share: Rational): Amount {
  return amountOf(floor(multiply(share, rational(amount))))
}
