import type { Odds } from '../odds/odds.ts'
import { ODDS_SCALE } from '../odds/odds.ts'

/**
 * Tattersalls Rule 4(c): what is taken off the winnings for a runner that was withdrawn at such a
 * price, in hundredths. Each bound is the longest price of its step as profit for a stake of one.
 */
const STEPS: readonly (readonly [profit: number, over: number, hundredths: number])[] = [
  [1, 9, 90],
  [2, 11, 85],
  [1, 4, 80],
  [3, 10, 75],
  [2, 5, 70],
  [8, 15, 65],
  [8, 13, 60],
  [4, 5, 55],
  [20, 21, 50],
  [6, 5, 45],
  [6, 4, 40],
  [7, 4, 35],
  [9, 4, 30],
  [3, 1, 25],
  [4, 1, 20],
  [11, 2, 15],
  [9, 1, 10],
  [14, 1, 5],
]

const MOST = 90

/** Hundredths of the winnings; a price between two steps counts as the longer one. */
export function deductionFor(odds: Odds): number {
  const profit = odds - ODDS_SCALE
  return STEPS.find(([most, over]) => profit * over <= most * ODDS_SCALE)?.[2] ?? 0
}

/** Of several runners that were withdrawn after the bet. */
export function totalDeduction(withdrawnAt: readonly Odds[]): number {
  return Math.min(
    MOST,
    withdrawnAt.reduce((sum, odds) => sum + deductionFor(odds), 0),
  )
}
