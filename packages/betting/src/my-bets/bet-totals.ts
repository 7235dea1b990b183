import type { Amount } from '../money/amount.ts'
import { NO_AMOUNT, addAmounts, subtractAmounts } from '../money/amount.ts'
import type { BetStatus } from './bet-status.ts'
import { SETTLED_BET_STATUSES } from './bet-status.ts'

/** Sums of a player's money in bets of one currency, in its smallest unit. */
export type BetTotals = {
  readonly currency: string
  /** Stakes of settled bets. */
  readonly staked: Amount
  /** Stakes of bets that are neither won nor lost yet. */
  readonly open: Amount
  /** Paid out for settled bets. */
  readonly returned: Amount
  /** `returned` less `staked`. */
  readonly net: Amount
}

type Counted = {
  readonly currency: string
  readonly status: BetStatus
  readonly stake: Amount
  readonly winAmount: Amount
  /** Of a freebet: its stake was never the player's. */
  readonly bonus?: { readonly freebetStake?: Amount | null | undefined } | null
}

/** Bets that never came to be: their stakes were given back. */
const GIVEN_BACK: ReadonlySet<BetStatus> = new Set(['rejected', 'withdrawn'])

const NOTHING = { staked: NO_AMOUNT, open: NO_AMOUNT, returned: NO_AMOUNT, net: NO_AMOUNT }

/** Totals by currency, in the order in which the currencies come; amounts are never converted. */
export function betTotals(bets: readonly Counted[]): readonly BetTotals[] {
  const totals = new Map<string, BetTotals>()
  for (const { currency, status, stake: whole, winAmount, bonus } of bets) {
    if (GIVEN_BACK.has(status)) continue
    const stake = bonus?.freebetStake == null ? whole : NO_AMOUNT
    const sum = totals.get(currency) ?? { currency, ...NOTHING }
    totals.set(
      currency,
      SETTLED_BET_STATUSES.includes(status)
        ? {
            ...sum,
            staked: addAmounts(sum.staked, stake),
            returned: addAmounts(sum.returned, winAmount),
            net: addAmounts(sum.net, subtractAmounts(winAmount, stake)),
          }
        : { ...sum, open: addAmounts(sum.open, stake) },
    )
  }
  return [...totals.values()]
}
