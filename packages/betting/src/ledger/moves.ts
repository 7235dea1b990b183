import type { Amount } from '../money/amount.ts'
import { NO_AMOUNT, subtractAmounts, negateAmount } from '../money/amount.ts'

/**
 * Accounts that money moves between: the player's, stakes held on open bets, the house's result,
 * money given from outside, what players owe after a correction, money at the payment provider,
 * withdrawals that were asked for and are not paid yet, and what bonuses stake and pay.
 * `jackpot_wins` is what jackpots have to pay out; each level of a jackpot has an account of its own.
 */
export type LedgerAccount =
  | 'player'
  | 'stakes'
  | 'revenue'
  | 'funding'
  | 'receivables'
  | 'clearing'
  | 'withdrawals'
  | 'bonus'
  | 'jackpot_wins'
  | JackpotAccount

/** Of one level, by the jackpot's id and the level's code. */
export type JackpotAccount = `jackpot:${string}:${string}`

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
  return between('stakes', 'player', stake)
}

/** The stake of a freebet goes back to where it came from, and what the bet pays comes from there. */
export function freebetMoves(stake: Amount, payout: Amount): readonly LedgerMove[] {
  return [
    { account: 'stakes', amount: negateAmount(stake) },
    { account: 'bonus', amount: subtractAmounts(stake, payout) },
    { account: 'player', amount: payout },
  ]
}

/** What a bonus adds to the return of a player's own stake. */
export function bonusMoves(amount: Amount): readonly LedgerMove[] {
  return between('bonus', 'player', amount)
}

/** The stake leaves the stakes held; the player gets his return, the house what is left of it. */
export function settlementMoves(stake: Amount, payout: Amount): readonly LedgerMove[] {
  return [
    { account: 'stakes', amount: negateAmount(stake) },
    { account: 'player', amount: payout },
    { account: 'revenue', amount: subtractAmounts(stake, payout) },
  ]
}

/** Of a player whose bet is corrected: the balance, and what is owed for this bet since an earlier time. */
export type CorrectedAccount = { readonly balance: Amount; readonly owed: Amount }

/**
 * A further settlement moves the difference to what was paid. What is taken back stops at the
 * player's balance; the rest is booked as owed, and goes off what the bet pays after all.
 * @param payer the house's result, or what bonuses pay
 */
export function correctionMoves(
  paid: Amount,
  payout: Amount,
  { balance, owed }: CorrectedAccount,
  payer: 'revenue' | 'bonus' = 'revenue',
): readonly LedgerMove[] {
  if (payout >= paid) {
    const more = subtractAmounts(payout, paid)
    const kept = more < owed ? more : owed
    return [
      { account: payer, amount: negateAmount(more) },
      { account: 'receivables', amount: kept },
      { account: 'player', amount: subtractAmounts(more, kept) },
    ]
  }
  const less = subtractAmounts(paid, payout)
  const taken = less < balance ? less : balance
  return [
    { account: 'player', amount: negateAmount(taken) },
    { account: 'receivables', amount: subtractAmounts(taken, less) },
    { account: payer, amount: less },
  ]
}

/**
 * A settlement is taken back: what was paid as by a correction to nothing, and the stake is held again.
 * @param payer who has what was left of the stake
 */
export function reopeningMoves(
  stake: Amount,
  paid: Amount,
  account: CorrectedAccount,
  payer: 'revenue' | 'bonus' = 'revenue',
): readonly LedgerMove[] {
  return [
    ...correctionMoves(paid, NO_AMOUNT, account, payer).map((move) =>
      move.account === payer ? { ...move, amount: subtractAmounts(move.amount, stake) } : move,
    ),
    { account: 'stakes', amount: stake },
  ]
}

/** What is owed for a bet goes off what the same bet pays. */
export function lessOwed(moves: readonly LedgerMove[], owed: Amount): readonly LedgerMove[] {
  return moves.flatMap((move): LedgerMove[] => {
    if (move.account !== 'player') return [move]
    const kept = move.amount < owed ? move.amount : owed
    return [
      { account: 'player', amount: subtractAmounts(move.amount, kept) },
      { account: 'receivables', amount: kept },
    ]
  })
}

/** Money that the provider holds for a player becomes his balance. */
export function depositMoves(amount: Amount): readonly LedgerMove[] {
  return between('clearing', 'player', amount)
}

/** What a player asks for is put aside at once: no bet can be placed with it. */
export function withdrawalMoves(amount: Amount): readonly LedgerMove[] {
  return between('player', 'withdrawals', amount)
}

/**
 * A withdrawal that was cancelled, or that the provider could not pay, goes back; from `clearing` where
 * it was paid, and a bank has sent it back.
 */
export function withdrawalReturnMoves(
  amount: Amount,
  from: 'withdrawals' | 'clearing' = 'withdrawals',
): readonly LedgerMove[] {
  return between(from, 'player', amount)
}

/** The provider has paid a withdrawal. */
export function payoutMoves(amount: Amount): readonly LedgerMove[] {
  return between('withdrawals', 'clearing', amount)
}

/** The provider takes a deposit back; what the player has not any more is booked as owed. */
export function refundMoves(amount: Amount, balance: Amount): readonly LedgerMove[] {
  const taken = amount < balance ? amount : balance
  return [
    { account: 'player', amount: negateAmount(taken) },
    { account: 'receivables', amount: subtractAmounts(taken, amount) },
    { account: 'clearing', amount },
  ]
}

/**
 * A bank gives back what it took of a deposit.
 * @param owed of it since then, which is owed no more
 */
export function refundReturnMoves(amount: Amount, owed: Amount): readonly LedgerMove[] {
  return [
    { account: 'clearing', amount: negateAmount(amount) },
    { account: 'receivables', amount: owed },
    { account: 'player', amount: subtractAmounts(amount, owed) },
  ]
}

/** A jackpot that was hit becomes cash of the player, through the result where currencies differ. */
export function jackpotWinMoves(amount: Amount): readonly LedgerMove[] {
  return between('jackpot_wins', 'player', amount)
}

function between(from: LedgerAccount, to: LedgerAccount, amount: Amount): readonly LedgerMove[] {
  return [
    { account: from, amount: negateAmount(amount) },
    { account: to, amount },
  ]
}
