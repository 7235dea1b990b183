import { combinationsCount } from '../bets/combinations.ts'
import { potentialWin } from '../bets/potential-win.ts'
import { totalOdds } from '../odds/combined-odds.ts'
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
}

export function betFigures(bet: SlipBet, rules: SlipRules): BetFigures {
  const win = potentialWin(slipBetTerms(bet), rules.systemMaxWinFactor)
  return {
    betKey: betKey(bet),
    lines: lineCount(bet),
    totalOdds: oddsOfBet(bet),
    stake: bet.stake,
    potentialWin: win.amount,
    isCapped: win.capped,
  }
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
