import { totalStake } from '../bets/total-stake.ts'
import { sumAmounts } from '../money/money.ts'
import type { BetFigures } from './bet-figures.ts'
import { betFigures } from './bet-figures.ts'
import { isFreebet, slipBetTerms } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'
import type { SlipState } from './slip-state.ts'

export type SlipSummary = {
  readonly bets: readonly BetFigures[]
  readonly selectionCount: number
  /** Lines of all bets together. */
  readonly lines: bigint
  /** Thousandths, where the slip is one bet with one price; null otherwise. */
  readonly totalOdds: bigint | null
  /** Taken from the balance: without the stakes that freebets pay. */
  readonly totalStake: bigint
  readonly freebetStake: bigint
  readonly potentialWin: bigint
  /** Potential win less total stake. */
  readonly potentialNet: bigint
  /** Whether the maximum win cut any of the bets. */
  readonly isCapped: boolean
  /** Every bet has a stake above 0. */
  readonly isStakeValid: boolean
}

/** Derived, never stored: what the slip shows below its bets. Amounts in smallest units. */
export function slipSummary(state: SlipState, rules: SlipRules): SlipSummary {
  const bets = state.bets.map((bet) => betFigures(bet, rules))
  const stake = totalStake(state.bets.map(slipBetTerms))
  const win = sumAmounts(bets.map((bet) => bet.potentialWin))
  return {
    bets,
    selectionCount: state.selectedOutcomeIds.length,
    lines: sumAmounts(bets.map((bet) => bet.lines)),
    totalOdds: bets.length === 1 ? (bets[0]?.totalOdds ?? null) : null,
    totalStake: stake,
    freebetStake: sumAmounts(state.bets.filter(isFreebet).map((bet) => bet.stake)),
    potentialWin: win,
    potentialNet: win - stake,
    isCapped: bets.some((bet) => bet.isCapped),
    isStakeValid: state.bets.length > 0 && state.bets.every((bet) => bet.stake > 0n),
  }
}
