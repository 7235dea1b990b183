import { combinationsCount } from '../bets/combinations.ts'
import { potentialWin } from '../bets/potential-win.ts'
import { totalOdds } from '../odds/combined-odds.ts'
import { bettablePart } from './composition.ts'
import { matchConflicts } from './match-conflicts.ts'
import type { SlipBet } from './slip-bet.ts'
import { betKey, slipBetTerms } from './slip-bet.ts'
import type { SlipRules } from './slip-rules.ts'

export type BetFigures = {
  readonly betKey: string
  /** Number of lines that the stake is split over. */
  readonly lines: bigint
  /** Thousandths; null for a system, which has no single price, and for an unpriced custom bet. */
  readonly totalOdds: bigint | null
  readonly stake: bigint
  readonly potentialWin: bigint
  readonly isCapped: boolean
  /** Whether there is such a bet at all: some leg can be bet on, and the legs go together. */
  readonly isPossible: boolean
}

/** Legs that cannot be bet on now count in no figure, and a bet that cannot be made has none. */
export function betFigures(bet: SlipBet, rules: SlipRules): BetFigures {
  const key = betKey(bet)
  const part = bettablePart(bet, rules)
  if (part === null || matchConflicts(part).length > 0) return { betKey: key, ...NO_FIGURES }
  const win = potentialWin(slipBetTerms(part, rules), rules.systemMaxWinFactor)
  return {
    betKey: key,
    lines: lineCount(part),
    totalOdds: oddsOfBet(part),
    stake: part.stake,
    potentialWin: win.amount,
    isCapped: win.capped,
    isPossible: true,
  }
}

const NO_FIGURES: Omit<BetFigures, 'betKey'> = {
  lines: 0n,
  totalOdds: null,
  stake: 0n,
  potentialWin: 0n,
  isCapped: false,
  isPossible: false,
}

function lineCount({ systemType }: SlipBet): bigint {
  return systemType === null ? 1n : combinationsCount(systemType.totalCount, systemType.winCount)
}

function oddsOfBet(bet: SlipBet): bigint | null {
  switch (bet.betType) {
    case 'system':
      return null
    case 'custom_bet':
      return bet.customOdds === null ? null : BigInt(bet.customOdds)
    case 'single':
    case 'combo':
      return totalOdds(bet.selections.map((selection) => selection.odds))
  }
}
