import * as v from 'valibot'

import { amount, count, id, timestamp } from './primitives.ts'

/**
 * What a kind of movement belongs to: `bets` are won and lost, `payments` go in and out, `gifts`
 * are from the house. A new kind of the ledger needs its line here.
 */
export const LEDGER_GROUPS = {
  placement: 'bets',
  rejection: 'bets',
  settlement: 'bets',
  resettlement: 'bets',
  cashout: 'bets',
  deposit: 'payments',
  withdrawal: 'payments',
  withdrawal_return: 'payments',
  payout: 'payments',
  refund: 'payments',
  refund_return: 'payments',
  credit: 'gifts',
  jackpot_win: 'gifts',
  bonus: 'gifts',
} as const satisfies Record<string, 'bets' | 'payments' | 'gifts'>

export type TransactionKind = keyof typeof LEDGER_GROUPS
export type TransactionGroup = (typeof LEDGER_GROUPS)[TransactionKind]

export const TRANSACTION_KINDS = Object.keys(LEDGER_GROUPS) as readonly TransactionKind[]

/** The kinds of a group, in their order. */
export function kindsOf(group: TransactionGroup): TransactionKind[] {
  return TRANSACTION_KINDS.filter((kind) => LEDGER_GROUPS[kind] === group)
}

const kind = v.picklist(TRANSACTION_KINDS)

/** A movement on one account of the player. */
export const transaction = v.object({
  id,
  kind,
  /** Positive adds to the account. */
  amount,
  /** Of the account after the movement. */
  balance: amount,
  createdAt: timestamp,
  /** Bets that it is about; a placement may have several. */
  bets: v.array(v.object({ id, ref: v.string() })),
  /** The way of a payment; null for anything else. */
  method: v.nullable(v.string()),
})

export const transactionTotals = v.object({
  /** Won less lost on bets in the period; stakes that are still held count as spent. */
  result: amount,
  /** Of the account in the period: what a kind added or took. */
  kinds: v.array(v.object({ kind, amount, count })),
  /** Over the account's life: put in, taken out, and the difference. */
  deposited: amount,
  withdrawn: amount,
  netDeposits: amount,
  /** The result by day or month of the player's zone, oldest first, those without a bet left out. */
  step: v.picklist(['day', 'month']),
  steps: v.array(v.object({ start: v.pipe(v.string(), v.isoDate()), result: amount })),
})

export type Transaction = v.InferOutput<typeof transaction>
export type TransactionTotals = v.InferOutput<typeof transactionTotals>
