import { rational } from '../exact/rational.ts'
import type { Amount } from '../money/amount.ts'
import { addAmounts, NO_AMOUNT, shareOfAmount, subtractAmounts } from '../money/amount.ts'

/** What a method takes in one direction and one currency. Amounts in smallest units. */
export type PaymentTerms = {
  readonly minimum: Amount
  readonly maximum: Amount
  /** Thousandths of the amount. */
  readonly feePermille: number
  /** Least fee where there is one; 0 for none. */
  readonly feeLeast: Amount
}

export type AmountFault = 'not_positive' | 'below_minimum' | 'above_maximum'

/** @returns why this amount cannot be moved, or null */
export function amountFault(amount: Amount, terms: PaymentTerms): AmountFault | null {
  if (amount <= 0n) return 'not_positive'
  if (amount < terms.minimum) return 'below_minimum'
  return amount > terms.maximum ? 'above_maximum' : null
}

/** The method's share of an amount, rounded down once, and no less than its least. */
export function paymentFee(amount: Amount, { feePermille, feeLeast }: PaymentTerms): Amount {
  if (feePermille === 0 && feeLeast === 0n) return NO_AMOUNT
  const share = shareOfAmount(amount, rational(BigInt(feePermille), 1000n))
  return share < feeLeast ? feeLeast : share
}

/** What a player pays at the provider, so that the whole amount reaches the account. */
export function depositTotal(amount: Amount, terms: PaymentTerms): Amount {
  return addAmounts(amount, paymentFee(amount, terms))
}

/** What reaches the player of a withdrawal; nothing where the fee eats it up. */
export function withdrawalNet(amount: Amount, terms: PaymentTerms): Amount {
  const fee = paymentFee(amount, terms)
  return amount > fee ? subtractAmounts(amount, fee) : NO_AMOUNT
}

export type NeededDeposit = {
  readonly amount: Amount
  /** More than what is missing, because the method takes no less. */
  readonly isRaised: boolean
}

/**
 * The least deposit that covers what is missing.
 * @returns null where no single deposit of this method does
 */
export function neededDeposit(missing: Amount, terms: PaymentTerms): NeededDeposit | null {
  if (missing > terms.maximum) return null
  const isRaised = missing < terms.minimum
  return { amount: isRaised ? terms.minimum : missing, isRaised }
}
