import type { BetTerms } from '../bets/bet-terms.ts'
import type { ComboBoostTerms } from '../bets/bonus.ts'
import type { Amount } from '../money/amount.ts'
import type { SettlementResult } from '../my-bets/bet-status.ts'
import type { Odds } from '../odds/odds.ts'
import type { LegResult } from './leg-result.ts'

/** A placed bet with what is known of its legs. */
export type SettlementBet = Omit<BetTerms, 'legs'> & {
  readonly legs: readonly {
    readonly odds: Odds
    readonly result: LegResult
    /** For a boost of some events only. */
    readonly matchId?: string
  }[]
  /** Terms of the boost as agreed, to count it anew when legs are void; without them it then lapses. */
  readonly comboBoost?: ComboBoostTerms
}

export type LegCounts = {
  readonly won: number
  readonly lost: number
  readonly void: number
  readonly open: number
}

export type BetSettlement = {
  readonly status: 'open' | 'settled'
  /** `no_results` while open. */
  readonly result: SettlementResult
  /** Paid to the balance, smallest units, rounded down once; 0 while open. */
  readonly payout: Amount
  /**
   * Given as a new freebet instead of money: of a bet that is returned, what would come back of its
   * stake; of a lost one without risk, the stake.
   */
  readonly freebetReturn: Amount
  readonly legs: LegCounts
  /** What the bet would pay if every open leg lost, and if every open leg won. */
  readonly currentReturn: Amount
  readonly maxReturn: Amount
}
