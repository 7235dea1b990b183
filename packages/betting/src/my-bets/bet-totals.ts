import type { BetStatus } from './bet-status.ts'
import { SETTLED_BET_STATUSES } from './bet-status.ts'

/** Sums of bets of one currency, in its smallest unit. */
export type BetTotals = {
  readonly currency: string
  /** Stakes of settled bets. */
  readonly staked: bigint
  /** Stakes of bets that are neither won nor lost yet. */
  readonly open: bigint
  /** Paid out for settled bets. */
  readonly returned: bigint
  /** `returned` less `staked`. */
  readonly net: bigint
}

type Counted = {
  readonly currency: string
  readonly status: BetStatus
  readonly stake: bigint
  readonly winAmount: bigint
}

/** Bets that never came to be: their stakes were given back. */
const GIVEN_BACK: ReadonlySet<BetStatus> = new Set(['rejected', 'withdrawn'])

/** Totals by currency, in the order in which the currencies come; amounts are never converted. */
export function betTotals(bets: readonly Counted[]): readonly BetTotals[] {
  const totals = new Map<string, BetTotals>()
  for (const { currency, status, stake, winAmount } of bets) {
    if (GIVEN_BACK.has(status)) continue
    const sum = totals.get(currency) ?? { currency, staked: 0n, open: 0n, returned: 0n, net: 0n }
    totals.set(
      currency,
      SETTLED_BET_STATUSES.includes(status)
        ? {
            ...sum,
            staked: sum.staked + stake,
            returned: sum.returned + winAmount,
            net: sum.net + winAmount - stake,
          }
        : { ...sum, open: sum.open + stake },
    )
  }
  return [...totals.values()]
}
