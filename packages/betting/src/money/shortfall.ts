import type { Amount } from './amount.ts'
import { NO_AMOUNT, subtractAmounts } from './amount.ts'

/** What is missing from a balance to cover a stake, 0 where it suffices. Smallest units. */
export function shortfall(stake: Amount, balance: Amount): Amount {
  return stake > balance ? subtractAmounts(stake, balance) : NO_AMOUNT
}

/** What a balance has left after a stake, 0 where it does not suffice. Smallest units. */
export function remainder(stake: Amount, balance: Amount): Amount {
  return balance > stake ? subtractAmounts(balance, stake) : NO_AMOUNT
}
