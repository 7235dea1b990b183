/** An amount in the smallest unit of its currency (EUR 12.50 is `1250n`, `'EUR'`). */
export type Money = { readonly amount: bigint; readonly currency: string }

/** Largest amount that survives as an exact JSON number. */
export const MAX_AMOUNT = BigInt(Number.MAX_SAFE_INTEGER)

export function money(amount: bigint, currency: string): Money {
  return { amount, currency }
}

/** Throws a RangeError when the currencies differ: amounts are never converted. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) {
    throw new RangeError(`Cannot add ${b.currency} to ${a.currency}`)
  }
  return { amount: a.amount + b.amount, currency: a.currency }
}

export function sumAmounts(amounts: Iterable<bigint>): bigint {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}
