import { sumAmounts } from '../money/money.ts'
import type { BetFigures } from './bet-figures.ts'
import { betFigures } from './bet-figures.ts'
import { betKey, betsToPlace, isFreebet } from './slip-bet.ts'
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
  /** Some bet has a stake above 0, and with it what is placed: bets without one stay behind. */
  readonly isStakeValid: boolean
  /** Bets that are placed, and all of the slip's. */
  readonly placedCount: number
  readonly betCount: number
  /** Whether any bet can be made as it stands: without one there are no figures to show. */
  readonly isPossible: boolean
}

/** Derived, never stored: what the slip shows below its bets. Amounts in smallest units. */
export function slipSummary(state: SlipState, rules: SlipRules): SlipSummary {
  const bets = state.bets.map((bet) => betFigures(bet, rules))
  const placed = new Set(betsToPlace(state.bets).map(betKey))
  const free = new Set(state.bets.filter(isFreebet).map(betKey))
  const counted = bets.filter((figures) => placed.has(figures.betKey))
  const stakeOf = (list: readonly BetFigures[]) => sumAmounts(list.map(({ stake }) => stake))
  const stake = stakeOf(counted.filter((figures) => !free.has(figures.betKey)))
  const win = sumAmounts(counted.map((figures) => figures.potentialWin))
  return {
    bets,
    selectionCount: state.selectedOutcomeIds.length,
    lines: sumAmounts(counted.map((figures) => figures.lines)),
    totalOdds: bets.length === 1 ? (bets[0]?.totalOdds ?? null) : null,
    totalStake: stake,
    freebetStake: stakeOf(counted.filter((figures) => free.has(figures.betKey))),
    potentialWin: win,
    potentialNet: win - stake,
    isCapped: counted.some((figures) => figures.isCapped),
    isStakeValid: state.bets.some((bet) => bet.stake > 0n),
    placedCount: counted.length,
    betCount: bets.length,
    isPossible: counted.some((figures) => figures.isPossible),
  }
}
