import type { Amount } from '../money/amount.ts'
import { subtractAmounts, negateAmount } from '../money/amount.ts'

/**
 * Accounts that money moves between: the player's, stakes held on open bets, the house's result,
 * money given from outside, and what players owe after a correction.
 */
export type LedgerAccount = 'player' | 'stakes' | 'revenue' | 'funding' | 'receivables'

/** Smallest units of one currency; positive adds to the account. */
export type LedgerMove = { readonly account: LedgerAccount; readonly amount: Amount }

/** Money from outside to the player. */
export function creditMoves(amount: Amount): readonly LedgerMove[] {
  return [
    { account: 'funding', amount: negateAmount(amount) },
    { account: 'player', amount },
  ]
}

/** The stake of a bet that is not taken goes back. */
export function rejectionMoves(stake: Amount): readonly LedgerMove[] {
  return [
    { account: 'stakes', amount: negateAmount(stake) },
    { account: 'player', amount: stake },
  ]
}

/** The stake leaves the stakes held; the player gets his return, the house what is left of it. */
export function settlementMoves(stake: Amount, payout: Amount): readonly LedgerMove[] {
  return [
    { account: 'stakes', amount: negateAmount(stake) },
    { account: 'player', amount: payout },
    { account: 'revenue', amount: subtractAmounts(stake, payout) },
  ]
}

/**
 * A further settlement moves the difference to what was paid. What is taken back stops at the
 * player's balance; the rest is booked as owed.
 */
export function correctionMoves(
  paid: Amount,
  payout: Amount,
  balance: Amount,
): readonly LedgerMove[] {
  if (payout >= paid) {
    return [
      { account: 'revenue', amount: subtractAmounts(paid, payout) },
      { account: 'player', amount: subtractAmounts(payout, paid) },
    ]
  }
  const owed = subtractAmounts(paid, payout)
  const taken = owed < balance ? owed : balance
  return [
    { account: 'player', amount: negateAmount(taken) },
    { account: 'receivables', amount: subtractAmounts(taken, owed) },
    { account: 'revenue', amount: owed },
  ]
}
