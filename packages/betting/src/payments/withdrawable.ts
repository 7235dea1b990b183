import type { Amount } from '../money/amount.ts'
import { NO_AMOUNT, subtractAmounts } from '../money/amount.ts'

/**
 * What may leave an account: what it holds beyond the play money that its player was given, whatever
 * was bet meanwhile.
 */
export function withdrawable(balance: Amount, playMoney: Amount): Amount {
  return balance > playMoney ? subtractAmounts(balance, playMoney) : NO_AMOUNT
}

/** What of a deposit has not gone back to where it came from. */
export type PaidIn = { readonly id: string; readonly left: Amount }

/**
 * Divides what is to go back among deposits, in the order in which they are given.
 * @returns null where they are less than the amount
 */
export function refundParts(
  amount: Amount,
  deposits: readonly PaidIn[],
): readonly { readonly id: string; readonly amount: Amount }[] | null {
  let rest = amount
  const parts: { id: string; amount: Amount }[] = []
  for (const { id, left } of deposits) {
    if (rest === NO_AMOUNT) break
    const part = left < rest ? left : rest
    if (part <= NO_AMOUNT) continue
    parts.push({ id, amount: part })
    rest = subtractAmounts(rest, part)
  }
  return rest === NO_AMOUNT ? parts : null
}
